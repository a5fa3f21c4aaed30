#include "diagnostics/Manual.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>

namespace tranship {

/// From the line that is `heading` to the next heading of that level.
static llvm::StringRef section(llvm::StringRef text, llvm::StringRef level, llvm::StringRef id) {
  std::string next = "\n" + level.str() + " ";
  size_t begin = text.find(next + id.str() + "\n");
  if (begin == llvm::StringRef::npos)
    return {};
  return text.slice(begin + 1, text.find(next, begin + 1));
}

llvm::StringRef manualSection(llvm::StringRef id) {
  llvm::StringRef found = section(manualText(), "##", id);
  return found.empty() ? section(checkPages(), "#", id) : found;
}

std::string summaryOf(DiagnosticKind kind) {
  llvm::StringRef paragraph = manualSection(idOf(kind)).split("\n\n").second.split("\n\n").first;
  if (paragraph.starts_with("*"))
    paragraph = paragraph.split("*. ").second;
  std::string text = paragraph.trim().str();
  std::replace(text.begin(), text.end(), '\n', ' ');
  for (size_t at = text.find(". "); at != std::string::npos; at = text.find(". ", at + 1))
    if (at + 2 < text.size() && !llvm::isLower(text[at + 2])) // not "e.g. such"
      return text.substr(0, at + 1);
  return text;
}

} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/Manual.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

#include <algorithm>

namespace tranship {

/// The text from the heading of `id` to the next heading of that level.
static llvm::StringRef section(llvm::StringRef text, llvm::StringRef level, llvm::StringRef id) {
  std::string next = ("\n" + level + " ").str();
  std::string heading = (level + " " + id + "\n").str();
  size_t begin = text.starts_with(heading) ? 0 : text.find(("\n" + llvm::Twine(heading)).str());
  if (begin == llvm::StringRef::npos)
    return {};
  return text.slice(begin, text.find(next, begin + 1)).ltrim('\n');
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

#include "diagnostics/Manual.h"

#include <string>

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

} // namespace tranship

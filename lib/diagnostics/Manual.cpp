#include "diagnostics/Manual.h"

#include <string>

namespace tranship {

llvm::StringRef manualSection(llvm::StringRef id) {
  llvm::StringRef text = manualText();
  std::string heading = "\n## " + id.str() + "\n";
  size_t begin = text.find(heading);
  if (begin == llvm::StringRef::npos)
    return {};
  return text.slice(begin + 1, text.find("\n## ", begin + 1));
}

} // namespace tranship

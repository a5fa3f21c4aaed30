// Files of the tree whose names do not tell that they hold C++, but that source files include:
// `operations.def`, `kernel.cuinl`.
#pragma once

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::project {

class OtherFiles {
public:
  void add(std::string path);

  /// The one that an include directive in `file` means: beside it, or else the nearest one whose
  /// path ends so.
  std::optional<std::string> find(llvm::StringRef file, llvm::StringRef included) const;

  /// A quick look at a text that need not be read further: does it include one by that name?
  bool areIncludedBy(llvm::StringRef text) const;

private:
  /// Absolute paths by the name of the file.
  llvm::StringMap<std::vector<std::string>> byName_;
};

} // namespace tranship::project

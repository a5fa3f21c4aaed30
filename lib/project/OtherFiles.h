// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Files of the tree whose names do not show that they are C++, but that source files include, such
// as `operations.def` and `kernel.cuinl`.
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

  /// Returns the file that an include directive in `file` means: the one beside it, or else the
  /// nearest one whose path ends with the name.
  std::optional<std::string> find(llvm::StringRef file, llvm::StringRef included) const;

  /// Whether a text may include one of them. It is a quick test that spares a full search.
  bool areIncludedBy(llvm::StringRef text) const;

private:
  /// Absolute paths by file name.
  llvm::StringMap<std::vector<std::string>> byName_;
};

} // namespace tranship::project

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/ToolkitPaths.h"

#include <algorithm>

namespace tranship::mapping {

llvm::StringRef withoutToolkitFolder(llvm::StringRef path) {
  if (!path.starts_with("/") && !path.substr(1).starts_with(":"))
    return path;
  size_t folder = std::max(path.rfind("/include/") + 1, path.rfind("\\include\\") + 1);
  return folder ? path.substr(folder + llvm::StringRef("include/").size()) : path;
}

} // namespace tranship::mapping

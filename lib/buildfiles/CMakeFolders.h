// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The folders that CMake files copy or install as a whole.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <set>
#include <string>

namespace tranship::buildfiles {

/// The folders that `file(COPY)`, `install(DIRECTORY)` and `copy_directory` name, as absolute paths
/// where they may be: in the folder of the file (`path`) and, after a reference such as
/// `${PROJECT_SOURCE_DIR}`, also in those above it. The folder of the file itself is not among them.
std::set<std::string> copiedFolders(llvm::StringRef text, llvm::StringRef path);

} // namespace tranship::buildfiles

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The folders that CMake files copy or install as a whole.
#pragma once

#include "buildfiles/CMakeModel.h"

namespace tranship::buildfiles {

/// The absolute paths where the folders may be that `file(COPY)`, `install(DIRECTORY)` and
/// `copy_directory` name: in the folder of the file and, after a reference such as `${PROJECT_SOURCE_DIR}`,
/// also in those above it. The folder of the file itself is not among them.
std::set<std::string> copiedFolders(const CMakeFile &file);

} // namespace tranship::buildfiles

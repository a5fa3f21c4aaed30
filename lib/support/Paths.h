// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The spellings of a path.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship {

/// The path from the root, as the user's tree knows it: without `.`, `..` and a slash at the end;
/// symbolic links stay.
std::string absolutePath(llvm::StringRef path);

/// Without `.` and `..`, as far as the text alone tells.
std::string withoutDots(llvm::StringRef path);

/// The path that remains when all symbolic links are followed; the path itself if there is no such
/// file.
std::string realPath(llvm::StringRef path);

} // namespace tranship

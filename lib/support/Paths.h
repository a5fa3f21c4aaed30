// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The spellings of a path, and paths below a folder.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace tranship {

/// The absolute path as the user's tree spells it: without `.`, `..` and a trailing slash; symbolic
/// links stay.
std::string absolutePath(llvm::StringRef path);

/// Removes `.` and `..` by looking at the text only.
std::string withoutDots(llvm::StringRef path);

/// The path with all symbolic links resolved; the path itself if there is no such file.
std::string realPath(llvm::StringRef path);
/// Does the same, but returns an empty path if there is no such file.
std::string existingRealPath(llvm::StringRef path);

/// The rest of a path below a folder, without a leading slash; empty for the folder itself, nothing
/// outside of it. Both are absolute and without dots. An empty folder contains nothing.
std::optional<llvm::StringRef> relativeTo(llvm::StringRef folder, llvm::StringRef path);

/// Whether the path is the folder or below it.
bool isWithin(llvm::StringRef folder, llvm::StringRef path);

/// The lowest folder that contains both.
std::string commonFolder(llvm::StringRef folder, llvm::StringRef path);

} // namespace tranship

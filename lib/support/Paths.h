// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The spellings of a path, and paths below a folder.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
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
/// The same, but empty if there is no such file.
std::string existingRealPath(llvm::StringRef path);

/// The rest of a path within a folder, without a slash at the front; empty for the folder itself,
/// nothing outside of it. Both are absolute and without dots. An empty folder contains nothing.
std::optional<llvm::StringRef> relativeTo(llvm::StringRef folder, llvm::StringRef path);

/// Whether the path is the folder or below it.
bool isWithin(llvm::StringRef folder, llvm::StringRef path);

/// The lowest folder that holds both.
std::string commonFolder(llvm::StringRef folder, llvm::StringRef path);

} // namespace tranship

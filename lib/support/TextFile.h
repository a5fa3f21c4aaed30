// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads and writes whole files, for modules that work in a folder of their own.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <string>

namespace tranship {

std::string joinPath(llvm::StringRef folder, llvm::StringRef relative);

/// Errors name the file.
llvm::Expected<std::string> readTextFile(const std::string &path);
/// Reads a file that is not trusted: refuses files larger than `maxSize` bytes and everything that
/// is not a regular file, such as a pipe. Errors name the file.
llvm::Expected<std::string> readRegularFile(const std::string &path, uint64_t maxSize);
/// Maps a large file into memory if possible; nobody may write to it meanwhile. Errors name the
/// file.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> mapFile(const std::string &path);
/// The text of a file; empty if it is missing or unreadable.
std::string textOrNothing(const std::string &path);

/// Writes a file and creates the folders above it. Errors name the file.
llvm::Error writeTextFile(const std::string &path, llvm::StringRef text);

} // namespace tranship

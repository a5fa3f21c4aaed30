// Whole files and paths, for modules that work in a folder of their own.
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
/// For files that may be anybody's: what is no regular file, such as a pipe, is not opened, and
/// more than `most` bytes are not read. Errors name the file.
llvm::Expected<std::string> readRegularFile(const std::string &path, uint64_t most);
/// For large files that nobody writes to meanwhile: mapped where that can be. Errors name the file.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> mapFile(const std::string &path);
/// What is not there, or cannot be read, is empty.
std::string textOrNothing(const std::string &path);

/// With the folders above it.
llvm::Error writeTextFile(const std::string &path, llvm::StringRef text);

} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads whole files. All files that tranship reads are read here (Clang's: RegularFiles.h), so that no tree can
// make it wait for a pipe, read a device without end, or take all memory.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <string>

namespace tranship {

/// Bytes. A larger file is not source code that a person wrote.
inline constexpr uint64_t maxSourceSize = 32u << 20;
/// Bytes, for files that programs write: outputs, traces, the files of a cache.
inline constexpr uint64_t maxDataSize = 16ull << 30;

std::string joinPath(llvm::StringRef folder, llvm::StringRef relative);

/// Reads a regular file, or a link to one. Errors name the file: it is missing, unreadable or larger than
/// `maxSize` bytes, or it is something else, such as a folder, a pipe or a device.
llvm::Expected<std::string> readRegularFile(const std::string &path, uint64_t maxSize);
/// Reads a stream, such as standard input, to its end. Errors begin with `name`.
llvm::Expected<std::string> readStream(int descriptor, const std::string &name, uint64_t maxSize);
/// Reads a file that this program, or one that it started, has written.
llvm::Expected<std::string> readTextFile(const std::string &path);
/// Maps a large file into memory if possible; no process may write to it meanwhile. Errors as above.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> mapFile(const std::string &path,
                                                            uint64_t maxSize = maxDataSize);
/// The message of an error of these functions, without the file name at the start.
std::string reasonOf(llvm::Error error, llvm::StringRef path);
/// The text of a file; empty if it is missing or unreadable.
std::string textOrNothing(const std::string &path, uint64_t maxSize = maxDataSize);

} // namespace tranship

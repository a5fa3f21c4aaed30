// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship {

std::string joinPath(llvm::StringRef folder, llvm::StringRef relative) {
  llvm::SmallString<256> path(folder);
  llvm::sys::path::append(path, relative);
  return std::string(path);
}

llvm::Expected<std::string> readTextFile(const std::string &path) {
  // Volatile: do not map a file that another process may be writing.
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false, /*IsVolatile=*/true);
  if (!buffer)
    return llvm::createFileError(path, buffer.getError());
  return (*buffer)->getBuffer().str();
}

llvm::Expected<std::string> readRegularFile(const std::string &path, uint64_t maxSize) {
  llvm::sys::fs::file_status status;
  if (std::error_code error = llvm::sys::fs::status(path, status))
    return llvm::createFileError(path, error);
  if (!llvm::sys::fs::is_regular_file(status))
    return llvm::createStringError(path + ": not a regular file");
  if (status.getSize() > maxSize)
    return llvm::createStringError(llvm::Twine(path) + ": too large (limit " +
                                   llvm::Twine(maxSize >> 20) + " MB)");
  return readTextFile(path);
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> mapFile(const std::string &path) {
  auto buffer =
      llvm::MemoryBuffer::getFile(path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!buffer)
    return llvm::createFileError(path, buffer.getError());
  return std::move(*buffer);
}

std::string textOrNothing(const std::string &path) {
  llvm::Expected<std::string> text = readTextFile(path);
  if (text)
    return std::move(*text);
  llvm::consumeError(text.takeError());
  return {};
}

llvm::Error writeTextFile(const std::string &path, llvm::StringRef text) {
  if (std::error_code error = llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path)))
    return llvm::createFileError(path, error);
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  if (error)
    return llvm::createFileError(path, error);
  stream << text;
  stream.close();
  if (!stream.has_error())
    return llvm::Error::success();
  error = stream.error();
  stream.clear_error();
  return llvm::createFileError(path, error);
}

} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tranship {

std::string joinPath(llvm::StringRef folder, llvm::StringRef relative) {
  llvm::SmallString<256> path(folder);
  llvm::sys::path::append(path, relative);
  return std::string(path);
}

namespace {

struct OpenFile {
  int descriptor = -1;
  uint64_t size = 0;

  explicit OpenFile(int descriptor) : descriptor(descriptor) {}
  OpenFile(OpenFile &&other) : descriptor(std::exchange(other.descriptor, -1)), size(other.size) {}
  ~OpenFile() {
    if (descriptor >= 0)
      close(descriptor);
  }
};

llvm::Error fileError(const std::string &path, int code) {
  return llvm::createFileError(path, std::error_code(code, std::generic_category()));
}

llvm::Error tooLarge(const std::string &path, uint64_t maxSize) {
  return llvm::createStringError(llvm::Twine(path) + ": too large (limit " +
                                 llvm::Twine(maxSize >> 20) + " MB)");
}

llvm::Expected<OpenFile> openRegular(const std::string &path, uint64_t maxSize) {
  struct stat status {};
  // Opening a device can have effects, so check the kind of the file first. Check again what was opened.
  if (stat(path.c_str(), &status))
    return fileError(path, errno);
  if (!S_ISREG(status.st_mode))
    return llvm::createStringError(path + ": not a regular file");
  OpenFile file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  if (file.descriptor < 0 || fstat(file.descriptor, &status))
    return fileError(path, errno);
  if (!S_ISREG(status.st_mode))
    return llvm::createStringError(path + ": not a regular file");
  file.size = uint64_t(status.st_size);
  if (file.size > maxSize)
    return tooLarge(path, maxSize);
  return file;
}

/// The size is only a hint: files of /proc report 0, and another process may be writing.
llvm::Expected<std::string> readAll(int descriptor, const std::string &name, uint64_t maxSize,
                                    uint64_t size) {
  std::string text;
  for (size_t length = 0, wanted = size + 1;; wanted = std::max<size_t>(4096, 2 * length)) {
    text.resize(wanted);
    while (length < wanted) {
      ssize_t count = read(descriptor, text.data() + length, wanted - length);
      if (count < 0 && errno == EINTR)
        continue;
      if (count < 0)
        return fileError(name, errno);
      if (count == 0) {
        text.resize(length);
        return text;
      }
      length += size_t(count);
      if (length > maxSize)
        return tooLarge(name, maxSize);
    }
  }
}

} // namespace

llvm::Expected<std::string> readRegularFile(const std::string &path, uint64_t maxSize) {
  llvm::Expected<OpenFile> file = openRegular(path, maxSize);
  if (!file)
    return file.takeError();
  return readAll(file->descriptor, path, maxSize, file->size);
}

llvm::Expected<std::string> readStream(int descriptor, const std::string &name, uint64_t maxSize) {
  return readAll(descriptor, name, maxSize, 0);
}

llvm::Expected<std::string> readTextFile(const std::string &path) {
  return readRegularFile(path, maxDataSize);
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> mapFile(const std::string &path,
                                                            uint64_t maxSize) {
  llvm::Expected<OpenFile> file = openRegular(path, maxSize);
  if (!file)
    return file.takeError();
  auto buffer = llvm::MemoryBuffer::getOpenFile(file->descriptor, path, file->size,
                                                /*RequiresNullTerminator=*/false);
  if (!buffer)
    return llvm::createFileError(path, buffer.getError());
  return std::move(*buffer);
}

std::string reasonOf(llvm::Error error, llvm::StringRef path) {
  std::string message = llvm::toString(std::move(error));
  llvm::StringRef reason = message;
  for (const std::string &name : {path.str(), "'" + path.str() + "'"})
    if (reason.starts_with(name + ": "))
      return reason.drop_front(name.size() + 2).str();
  return message;
}

std::string textOrNothing(const std::string &path, uint64_t maxSize) {
  llvm::Expected<std::string> text = readRegularFile(path, maxSize);
  if (text)
    return std::move(*text);
  llvm::consumeError(text.takeError());
  return {};
}

} // namespace tranship

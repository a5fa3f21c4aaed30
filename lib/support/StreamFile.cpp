// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/StreamFile.h"

#include "support/TextFile.h"

#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <sys/mman.h>
#include <unistd.h>

namespace tranship {

StreamFile::~StreamFile() {
  if (descriptor_ >= 0)
    close(descriptor_);
}

llvm::Error StreamFile::create(llvm::StringRef text) {
  descriptor_ = memfd_create("tranship", 0);
  if (descriptor_ < 0)
    return llvm::createFileError("a temporary file",
                                 std::error_code(errno, std::generic_category()));
  path_ = "/proc/self/fd/" + std::to_string(descriptor_);
  llvm::raw_fd_ostream stream(descriptor_, /*shouldClose=*/false);
  stream << text;
  stream.flush();
  std::error_code error = stream.error();
  stream.clear_error();
  return error ? llvm::createFileError("a temporary file", error) : llvm::Error::success();
}

std::string StreamFile::read() const { return textOrNothing(path_); }

} // namespace tranship

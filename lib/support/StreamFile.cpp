// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/StreamFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship {

llvm::Error StreamFile::create(llvm::StringRef text) {
  int descriptor = -1;
  if (std::error_code error =
          llvm::sys::fs::createTemporaryFile("tranship-git", "", descriptor, path_))
    return llvm::createFileError("a temporary file", error);
  remover_.setFile(path_);
  llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
  stream << text;
  stream.flush();
  std::error_code error = stream.error();
  stream.clear_error();
  return error ? llvm::createFileError(path_, error) : llvm::Error::success();
}

std::string StreamFile::read() const {
  auto buffer = llvm::MemoryBuffer::getFile(path_, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/RegularFiles.h"

#include "support/CrashGuard.h"
#include "support/TextFile.h"

namespace tranship {

namespace fs = llvm::sys::fs;

const char RegularFiles::ID = 0;

namespace {

/// Why Clang may not read this file; empty if it may.
llvm::StringRef refusal(const llvm::vfs::Status &status) {
  switch (status.getType()) {
  case fs::file_type::directory_file:
    return "";
  case fs::file_type::regular_file:
    return status.getSize() > maxSourceSize ? "a file of more than 32 MB" : "";
  case fs::file_type::fifo_file:
    return "a pipe";
  case fs::file_type::socket_file:
    return "a socket";
  default:
    return "a device";
  }
}

} // namespace

RegularFiles::RegularFiles() : RTTIExtends(llvm::vfs::createPhysicalFileSystem()) {}

llvm::ErrorOr<llvm::vfs::Status> RegularFiles::status(const llvm::Twine &path) {
  llvm::ErrorOr<llvm::vfs::Status> status = getUnderlyingFS().status(path);
  if (!status)
    return status;
  llvm::StringRef why = refusal(*status);
  if (why.empty())
    return status;
  std::lock_guard lock(mutex_);
  refused_[path.str()] = why;
  return std::make_error_code(std::errc::no_such_file_or_directory);
}

llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
RegularFiles::openFileForRead(const llvm::Twine &path) {
  llvm::ErrorOr<llvm::vfs::Status> known = status(path);
  if (!known)
    return known.getError();
  noteTextRead(known->getSize());
  return getUnderlyingFS().openFileForRead(path);
}

std::string RegularFiles::whyRefused(llvm::StringRef name) const {
  std::lock_guard lock(mutex_);
  for (const auto &[path, why] : refused_)
    if (path == name || llvm::StringRef(path).ends_with(("/" + name).str()))
      return why;
  return {};
}

} // namespace tranship

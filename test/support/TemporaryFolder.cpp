// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/TemporaryFolder.h"

#include "support/FolderRemoval.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <stdexcept>

namespace tranship {

namespace fs = llvm::sys::fs;

static void require(std::error_code error, llvm::StringRef what) {
  if (error)
    throw std::runtime_error(what.str() + ": " + error.message());
}

TemporaryFolder::TemporaryFolder() {
  llvm::SmallString<128> path, real;
  require(fs::createUniqueDirectory("tranship-test", path), "temporary folder");
  require(fs::real_path(path, real), path);
  path_ = std::string(real);
}

TemporaryFolder::~TemporaryFolder() { removeFolder(path_); }

std::string TemporaryFolder::path(llvm::StringRef relative) const {
  llvm::SmallString<128> path(path_);
  llvm::sys::path::append(path, relative);
  return std::string(path);
}

std::string TemporaryFolder::write(llvm::StringRef relative, llvm::StringRef text) const {
  std::string target = path(relative);
  require(fs::create_directories(llvm::sys::path::parent_path(target)), target);
  std::error_code error;
  llvm::raw_fd_ostream(target, error) << text;
  require(error, target);
  return target;
}

std::string TemporaryFolder::makeFolder(llvm::StringRef relative) const {
  require(fs::create_directories(path(relative)), relative);
  return path(relative);
}

void TemporaryFolder::makeLink(llvm::StringRef target, llvm::StringRef relative) const {
  require(fs::create_directories(llvm::sys::path::parent_path(path(relative))), relative);
  require(fs::create_link(target, path(relative)), relative);
}

std::string readFile(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    throw std::runtime_error(path + ": " + buffer.getError().message());
  return (*buffer)->getBuffer().str();
}

std::string TemporaryFolder::read(llvm::StringRef relative) const {
  return readFile(path(relative));
}

bool TemporaryFolder::has(llvm::StringRef relative) const { return fs::exists(path(relative)); }

std::vector<std::string> TemporaryFolder::list(llvm::StringRef relative) const {
  std::vector<std::string> found;
  std::error_code error;
  std::string root = path(relative);
  for (fs::recursive_directory_iterator i(root, error, /*follow_symlinks=*/false), end;
       i != end && !error; i.increment(error)) {
    llvm::StringRef name = i->path();
    name.consume_front(root);
    if (i->type() != fs::file_type::directory_file)
      found.push_back(name.ltrim('/').str());
  }
  require(error, root);
  std::sort(found.begin(), found.end());
  return found;
}

} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Repository.h"

#include "support/TemporaryFolder.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <stdexcept>

namespace tranship {

namespace fs = llvm::sys::fs;

std::vector<RepositoryFile> repositoryFiles(llvm::StringRef folder) {
  std::vector<RepositoryFile> files;
  std::string root = std::string(SOURCE_FOLDER) + "/";
  std::error_code error;
  for (fs::recursive_directory_iterator i(root + folder, error, /*follow_symlinks=*/false), end;
       i != end && !error; i.increment(error)) {
    llvm::StringRef name = llvm::sys::path::filename(i->path());
    if (i->type() == fs::file_type::directory_file) {
      if (name.starts_with(".") || name == "build" || name == "__pycache__")
        i.no_push();
    } else if (i->type() == fs::file_type::regular_file &&
               name != ".git") { // `.git` is a file in a work tree
      files.push_back({i->path().substr(root.size()), readFile(i->path())});
      llvm::StringRef path = files.back().path;
      files.back().path = path.ltrim('/').str();
    }
  }
  if (error || files.empty())
    throw std::runtime_error(root + folder.str() + ": " + error.message());
  std::sort(files.begin(), files.end(),
            [](const RepositoryFile &a, const RepositoryFile &b) { return a.path < b.path; });
  return files;
}

std::string repositoryText(llvm::StringRef path) {
  return readFile(std::string(SOURCE_FOLDER) + "/" + path.str());
}

} // namespace tranship

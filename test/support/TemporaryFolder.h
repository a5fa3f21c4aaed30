// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A folder for one test, which is removed when the test ends.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship {

class TemporaryFolder {
public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder &) = delete;

  /// Absolute, without links.
  const std::string &path() const { return path_; }
  std::string path(llvm::StringRef relative) const;

  /// Writes a file, creates missing folders, and returns the absolute path.
  std::string write(llvm::StringRef relative, llvm::StringRef text) const;
  std::string makeFolder(llvm::StringRef relative) const;
  void makeLink(llvm::StringRef target, llvm::StringRef relative) const;
  std::string read(llvm::StringRef relative) const;
  bool has(llvm::StringRef relative) const;
  /// All files and links below it, as sorted relative paths.
  std::vector<std::string> list(llvm::StringRef relative = "") const;

private:
  std::string path_;
};

std::string readFile(const std::string &path);

} // namespace tranship

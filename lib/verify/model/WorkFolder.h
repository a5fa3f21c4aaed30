// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The only folder that a verification writes to.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace tranship::verify {

/// A lock on a file in the folder shows that it is in use. If tranship is killed, its next run with
/// the same parent removes the folder.
class WorkFolder {
public:
  /// Makes a new folder in `parent`, which it creates if necessary; if `parent` is empty, in the temporary folder.
  static llvm::Expected<WorkFolder> create(llvm::StringRef parent);
  WorkFolder(WorkFolder &&other);
  WorkFolder &operator=(WorkFolder &&) = delete;
  /// Removes the folder with its contents, and the parents that it made if they are empty, unless
  /// it is kept.
  ~WorkFolder();

  /// The path: absolute, without links.
  const std::string &path() const { return path_; }
  /// Keeps the folder from being removed.
  void keep();

private:
  WorkFolder(std::string path, std::string firstMade, int lock)
      : path_(std::move(path)), firstMade_(std::move(firstMade)), lock_(lock) {}

  std::string path_;
  /// The topmost folder that was created for it; empty if the parent existed.
  std::string firstMade_;
  /// The descriptor of the lock file; -1 if there is none.
  int lock_ = -1;
  bool keep_ = false;
};

} // namespace tranship::verify

// The one folder below which a verification writes.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace tranship::verify {

/// While it is in use a lock on a file in it says so. What a tranship that was killed has left is
/// removed by the next one that works in the same parent.
class WorkFolder {
public:
  /// A new folder in `parent`, which is made if need be; empty: where temporary files go.
  static llvm::Expected<WorkFolder> create(llvm::StringRef parent);
  WorkFolder(WorkFolder &&other);
  WorkFolder &operator=(WorkFolder &&) = delete;
  /// Removes it with all that is in it, and the parents that it made if they are empty; unless it
  /// is kept.
  ~WorkFolder();

  /// Absolute, without links.
  const std::string &path() const { return path_; }
  /// Nobody removes it.
  void keep();

private:
  WorkFolder(std::string path, std::string firstMade, int lock)
      : path_(std::move(path)), firstMade_(std::move(firstMade)), lock_(lock) {}

  std::string path_;
  /// The topmost folder that had to be made for it; empty: the parent was there.
  std::string firstMade_;
  /// The open file; -1: none.
  int lock_ = -1;
  bool keep_ = false;
};

} // namespace tranship::verify

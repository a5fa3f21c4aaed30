// The one folder below which a verification writes.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace tranship {

class WorkFolder {
public:
  /// A new folder in `parent`; empty: where temporary files go.
  static llvm::Expected<WorkFolder> create(llvm::StringRef parent);
  WorkFolder(WorkFolder &&other) : path_(std::exchange(other.path_, {})), keep_(other.keep_) {}
  WorkFolder &operator=(WorkFolder &&) = delete;
  /// Removes it with all that is in it, unless it is kept.
  ~WorkFolder();

  /// Absolute, without links.
  const std::string &path() const { return path_; }
  void keep() { keep_ = true; }

private:
  explicit WorkFolder(std::string path) : path_(std::move(path)) {}

  std::string path_;
  bool keep_ = false;
};

} // namespace tranship

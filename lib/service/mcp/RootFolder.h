// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The folder that a client may work in.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace tranship::service {

class RootFolder {
public:
  /// Errors: it is not a folder.
  static llvm::Expected<RootFolder> open(llvm::StringRef folder);

  /// Without links.
  const std::string &path() const { return path_; }

  /// The path of a file or folder below the root, without links. `given`: absolute, or relative to the root. Errors: it
  /// does not exist, has a `..`, or is outside once links are followed.
  llvm::Expected<std::string> existing(llvm::StringRef given) const;
  /// The same for a folder that need not exist yet.
  llvm::Expected<std::string> writable(llvm::StringRef given) const;

private:
  explicit RootFolder(std::string path) : path_(std::move(path)) {}
  llvm::Expected<std::string> spelled(llvm::StringRef given) const;

  std::string path_;
};

} // namespace tranship::service

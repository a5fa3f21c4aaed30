// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The disk as Clang sees it: only folders, and regular files up to a maximum size. Clang does not find anything
// else that a tree contains or an include names, such as a pipe or a device.
#pragma once

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <mutex>

namespace tranship {

class RegularFiles : public llvm::RTTIExtends<RegularFiles, llvm::vfs::ProxyFileSystem> {
public:
  static const char ID; // NOLINT(readability-identifier-naming): LLVM's RTTI expects this name

  /// Has a working directory of its own.
  RegularFiles();

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &path) override;
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine &path) override;

  bool exists(const llvm::Twine &path) override { return bool(status(path)); }

  /// Why Clang did not find a file with this name (`gen/k.h`, `/dev/zero`) although it exists, such as "a pipe".
  /// Empty: Clang did not look for it, or it does not exist.
  std::string whyRefused(llvm::StringRef name) const;

private:
  mutable std::mutex mutex_;
  llvm::StringMap<std::string> refused_;
};

} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The disk as Clang may see it: only folders and regular files up to a limit. Anything else that a tree contains or
// an include names, such as a pipe or a device, is not found.
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

  /// Why a file of this name (`gen/k.h`, `/dev/zero`) was not found although it exists, such as "a pipe". Empty: it
  /// was not asked for, or it does not exist.
  std::string whyRefused(llvm::StringRef name) const;

private:
  mutable std::mutex mutex_;
  llvm::StringMap<std::string> refused_;
};

} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's runtime header and the standard headers that most units include, precompiled for each side
// of a compilation and kept on disk from run to run.
#pragma once

#include "frontend/CompilerSetup.h"
#include "frontend/port/IncludeGraph.h"

namespace tranship::frontend {

/// What is known of the headers in a precompiled header.
struct PreludeFacts {
  IncludeGraph includes;
  /// They may be different for another GPU (TargetDependence).
  bool dependsOnTarget = false;
  /// Hashes of all identifiers in them, sorted.
  std::vector<uint64_t> identifiers = {};
  /// Paths of the large headers.
  std::vector<std::string> large = {};
  /// A fingerprint of the sizes and times of the files; only with large headers.
  uint64_t state = 0;
  /// The first error in a large header, with its file. Nothing can be parsed on the precompiled header then.
  std::string error = {};
};

class PortPrelude {
public:
  /// `bytes` lie in `holder`.
  PortPrelude(std::unique_ptr<llvm::MemoryBuffer> holder, llvm::StringRef bytes, std::string text,
              PreludeFacts facts);

  /// Where `files()` holds the precompiled header.
  static constexpr llvm::StringLiteral path = "/tranship-port.pch";
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files() const { return files_; }
  const PreludeFacts &facts() const { return facts_; }

private:
  std::unique_ptr<llvm::MemoryBuffer> holder_;
  std::string text_;
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files_;
  PreludeFacts facts_;
};

class PortPreludes {
public:
  /// `folder`: where to keep them; empty: nowhere. `identity`: what distinguishes HIP's headers from
  /// those of another run. `mayMake`: make those that the folder lacks;
  /// otherwise, these are made in the second run that lacks them.
  PortPreludes(std::string folder, std::string identity, bool mayMake)
      : folder_(std::move(folder)), identity_(std::move(identity)), mayMake_(mayMake) {}

  /// The header for these arguments of clang, or null if there is none. `files` must find HIP's
  /// headers. `large`: large headers of a library that it is to hold as well; then it is made in any case. Safe to use from
  /// several threads.
  const PortPrelude *get(llvm::ArrayRef<std::string> arguments,
                         llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files,
                         CompilerSetup &setup, llvm::ArrayRef<std::string> large = {});

  /// Makes it again, once, after clang refused it since a header has changed.
  const PortPrelude *rebuild(llvm::ArrayRef<std::string> arguments,
                             llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files,
                             CompilerSetup &setup, llvm::ArrayRef<std::string> large = {});

private:
  struct Entry {
    std::once_flag got, rebuilt;
    std::unique_ptr<PortPrelude> first, fresh;
  };
  Entry &entry(llvm::StringRef key);
  std::string keyOf(llvm::ArrayRef<std::string> arguments, llvm::StringRef text) const;
  bool lackedBefore(llvm::StringRef key) const;
  std::unique_ptr<PortPrelude> make(llvm::StringRef key, llvm::ArrayRef<std::string> arguments,
                                    llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files,
                                    CompilerSetup &setup, llvm::ArrayRef<std::string> large) const;

  std::string folder_, identity_;
  bool mayMake_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<Entry>> entries_;
};

} // namespace tranship::frontend

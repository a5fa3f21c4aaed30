// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The prelude and the standard headers that most units include, parsed once for each standard of
// C++, and kept on disk from run to run. In two layers: what all units see, and on top of it what
// CUDA units see as well.
#pragma once

#include "frontend/Parse.h"
#include "frontend/Preamble.h"

#include "llvm/Support/VirtualFileSystem.h"

#include <map>
#include <memory>
#include <mutex>

namespace tranship::frontend {

/// The cache key of a precompiled prelude: everything that its bytes depend on, except for system
/// headers, which clang itself checks.
std::string preludeCacheKey(llvm::StringRef standard, const ParseOptions &options);

/// The path of the layer for a language in `PrecompiledHeader::files()`.
llvm::StringRef precompiledPath(bool isCuda);

class PrecompiledHeader {
public:
  PrecompiledHeader() = default;
  /// `bytes` is the result of join(), somewhere in `holder`. If it is empty, there is no header.
  PrecompiledHeader(std::unique_ptr<llvm::MemoryBuffer> holder, llvm::StringRef bytes);

  /// Joins both layers into one text: they fit only each other.
  static std::string join(llvm::StringRef common, llvm::StringRef cuda);

  bool exists() const { return files_ != nullptr; }
  /// Contains only the layers; any thread may use it.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files() const { return files_; }

private:
  std::unique_ptr<llvm::MemoryBuffer> holder_;
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files_;
};

class PrecompiledPrelude {
public:
  /// `cacheFolder`: where to keep the headers; if empty, they live in memory, for this run.
  explicit PrecompiledPrelude(std::string cacheFolder = {})
      : cacheFolder_(cacheFolder), preambles_(std::move(cacheFolder)) {}

  /// Returns a precompiled header for the prelude, or null if clang could not build it. Safe to
  /// call from several threads and processes at once.
  const PrecompiledHeader *get(llvm::StringRef standard, const ParseOptions &options);

  /// The same if it has been built before, in this run or another one; otherwise null.
  const PrecompiledHeader *find(llvm::StringRef standard, const ParseOptions &options);

  /// Builds the header again, once, after clang refused it because a system header has changed.
  const PrecompiledHeader *rebuild(llvm::StringRef standard, const ParseOptions &options);

  /// What units are parsed on that include large headers of libraries.
  Preambles &preambles() { return preambles_; }

  /// What tells the preludes for a standard apart, as a short text.
  std::string id(llvm::StringRef standard, const ParseOptions &options);

  /// A fingerprint of the system headers in the precompiled header, as they are on disk now. Cached
  /// results for units are valid only as long as it stays the same. 0 means unknown, since none is
  /// kept on disk yet; if no unit of this run needed it, it is a constant: such units list those headers themselves.
  /// Not for several threads at once.
  uint64_t stamp(llvm::StringRef standard, const ParseOptions &options);

private:
  struct Entry {
    std::mutex mutex; // of the first
    bool lookedUp = false, built = false;
    PrecompiledHeader first;
    std::once_flag rebuilt;
    PrecompiledHeader fresh;
    uint64_t stamp = 0;
    std::once_flag identified;
    std::string id;
  };
  Entry &entry(llvm::StringRef standard);
  const PrecompiledHeader *get(llvm::StringRef standard, const ParseOptions &options,
                               bool mayBuild);

  std::string cacheFolder_;
  Preambles preambles_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<Entry>> entries_;
};

} // namespace tranship::frontend

// The prelude and the standard headers that most units include, parsed once for each standard of
// C++, and kept on disk from run to run. In two layers: what all units see, and on top of it what
// CUDA units see as well.
#pragma once

#include "frontend/Parse.h"

#include "llvm/Support/VirtualFileSystem.h"

#include <map>
#include <memory>
#include <mutex>

namespace tranship::frontend {

/// What a precompiled prelude is kept under: everything that its bytes depend on, but for system
/// headers, which clang itself checks.
std::string preludeCacheKey(llvm::StringRef standard, const ParseOptions &options);

/// Where clang finds the layer for a language in `PrecompiledHeader::files()`.
llvm::StringRef precompiledPath(bool isCuda);

class PrecompiledHeader {
public:
  PrecompiledHeader() = default;
  /// Of what join() gave, somewhere in `holder`. Does not exist when `bytes` is empty.
  PrecompiledHeader(std::unique_ptr<llvm::MemoryBuffer> holder, llvm::StringRef bytes);

  /// Both layers as one text: they fit only each other.
  static std::string join(llvm::StringRef common, llvm::StringRef cuda);

  bool exists() const { return files_ != nullptr; }
  /// Holds the layers and nothing else; any thread may use it.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files() const { return files_; }

private:
  std::unique_ptr<llvm::MemoryBuffer> holder_;
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files_;
};

class PrecompiledPrelude {
public:
  /// `cacheFolder`: where to keep them; empty: only in memory, for this run.
  explicit PrecompiledPrelude(std::string cacheFolder = {})
      : cacheFolder_(std::move(cacheFolder)) {}

  /// A precompiled header that stands for the prelude. Null when clang could not build
  /// it. Safe to call from several threads; what two processes write at once does not mix.
  const PrecompiledHeader *get(llvm::StringRef standard, const ParseOptions &options);

  /// Says that clang refused it (a system header has changed since): built anew, once,
  /// whoever asks first.
  const PrecompiledHeader *rebuild(llvm::StringRef standard, const ParseOptions &options);

  /// Stands for the system headers in the precompiled header as they are on disk now: what a unit
  /// said before holds no longer when it differs. 0: not known (yet), because none is kept on disk.
  /// Not for several threads at once.
  uint64_t stamp(llvm::StringRef standard, const ParseOptions &options);

private:
  struct Entry {
    std::once_flag got, rebuilt;
    PrecompiledHeader first, fresh;
    uint64_t stamp = 0;
  };
  Entry &entry(llvm::StringRef standard);

  std::string cacheFolder_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<Entry>> entries_;
};

} // namespace tranship::frontend

// The prelude and the standard headers that most units include, parsed once for each language and
// standard, and kept on disk from run to run.
#pragma once

#include "frontend/Parse.h"

#include "llvm/Support/VirtualFileSystem.h"

#include <map>
#include <memory>
#include <mutex>

namespace tranship {

/// What a precompiled prelude is kept under: everything that its bytes depend on, but for system
/// headers, which clang itself checks.
std::string preludeCacheKey(bool isCuda, llvm::StringRef standard, const ParseOptions &options);

/// Where clang finds it in `PrecompiledHeader::files()`.
inline constexpr llvm::StringLiteral precompiledPath = "/tranship-headers/prelude.pch";

class PrecompiledHeader {
public:
  PrecompiledHeader() = default;
  /// No bytes: clang could not build it.
  explicit PrecompiledHeader(std::unique_ptr<llvm::MemoryBuffer> holder, llvm::StringRef bytes);

  bool exists() const { return files_ != nullptr; }
  /// Holds it and nothing else; any thread may use it.
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
  const PrecompiledHeader *get(bool isCuda, llvm::StringRef standard, const ParseOptions &options);

  /// Says that clang refused it (a system header has changed since): built anew, once,
  /// whoever asks first.
  const PrecompiledHeader *rebuild(bool isCuda, llvm::StringRef standard,
                                   const ParseOptions &options);

  /// Stands for the system headers in the precompiled header as they are on disk now: what a unit
  /// said before holds no longer when it differs. 0: not known (yet), because none is kept on disk.
  /// Not for several threads at once.
  uint64_t stamp(bool isCuda, llvm::StringRef standard, const ParseOptions &options);

private:
  struct Entry {
    std::once_flag got, rebuilt;
    PrecompiledHeader first, fresh;
    uint64_t stamp = 0;
  };
  Entry &entry(bool isCuda, llvm::StringRef standard);

  std::string cacheFolder_;
  std::mutex mutex_;
  std::map<std::pair<bool, std::string>, std::unique_ptr<Entry>> entries_;
};

} // namespace tranship

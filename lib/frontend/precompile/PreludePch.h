// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The prelude and the standard headers that most units include, parsed once for each standard of
// C++, and kept on disk from run to run. In two layers: what all units see, and on top of it what
// CUDA units see as well.
#pragma once

#include "frontend/precompile/LargeHeader.h"
#include "frontend/record/ParseOptions.h"

#include <atomic>
#include <map>
#include <memory>
#include <mutex>

namespace tranship::frontend {

/// The cache key of a precompiled prelude: everything that its bytes depend on, except for system
/// headers, which clang itself checks.
std::string preludeCacheKey(llvm::StringRef standard, const ParseOptions &options);

/// The path of the layer for a language in the files of the header.
llvm::StringRef precompiledPath(bool isCuda);

class PreludePch {
public:
  /// `cacheFolder`: where to keep the headers; if empty, they live in memory, for this run.
  explicit PreludePch(std::string cacheFolder = {})
      : store_(std::move(cacheFolder)), largeHeaders_(store_) {}

  /// Returns a precompiled header for the prelude, or null if clang could not build it. Safe to
  /// call from several threads and processes at once.
  const Pch *get(llvm::StringRef standard, const ParseOptions &options);

  /// Builds the header again, once, after clang refused it.
  const Pch *replace(llvm::StringRef standard, const ParseOptions &options, const Pch &refused);

  /// What units are parsed on that include large headers of libraries.
  LargeHeaderStore &largeHeaders() { return largeHeaders_; }

  /// What tells the preludes for a standard apart, as a short text.
  std::string id(llvm::StringRef standard, const ParseOptions &options);

  /// A fingerprint of the system headers in the precompiled header, as they are on disk now. Cached
  /// results for units are valid only as long as it stays the same. 0 means unknown, since none is
  /// kept on disk yet; if no unit of this run needed it, it is a constant: such units list those headers themselves.
  /// Not for several threads at once.
  uint64_t stamp(llvm::StringRef standard, const ParseOptions &options);

private:
  struct Standard {
    std::once_flag identified;
    std::string key, id;
    std::atomic<bool> wasUsed = false;
    uint64_t stamp = 0;
  };
  Standard &standardOf(llvm::StringRef standard, const ParseOptions &options);
  PchRecipe recipe(llvm::StringRef standard, const ParseOptions &options);

  PchStore store_;
  LargeHeaderStore largeHeaders_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<Standard>> standards_;
};

} // namespace tranship::frontend

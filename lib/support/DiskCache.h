// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps blobs from run to run under a hash of their inputs. A miss is never an error.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <optional>
#include <string>

namespace tranship {

/// A stored blob, mapped into memory if possible.
struct CachedBlob {
  std::unique_ptr<llvm::MemoryBuffer> file;
  llvm::StringRef bytes;
};

/// The blob stored under `key`, if it exists and its checksum matches.
std::optional<CachedBlob> openCached(llvm::StringRef folder, llvm::StringRef key);
std::optional<std::string> readCached(llvm::StringRef folder, llvm::StringRef key);

/// Stores a blob, atomically: readers see the old one or the new one. Removes the oldest blobs if
/// there are too many or their total size is too large.
void writeCached(llvm::StringRef folder, llvm::StringRef key, llvm::StringRef blob);

/// $XDG_CACHE_HOME/tranship or ~/.cache/tranship; empty without a home folder.
std::string defaultCacheFolder();

} // namespace tranship

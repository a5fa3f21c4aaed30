// Blobs that are kept from run to run, by a hash of what they were made from. A miss is never an
// error.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <optional>
#include <string>

namespace tranship {

/// A stored blob, mapped into memory where that can be.
struct CachedBlob {
  std::unique_ptr<llvm::MemoryBuffer> file;
  llvm::StringRef bytes;
};

/// The blob stored under `key`, if it is there and whole (a checksum is kept with it).
std::optional<CachedBlob> openCached(llvm::StringRef folder, llvm::StringRef key);
std::optional<std::string> readCached(llvm::StringRef folder, llvm::StringRef key);

/// Stores a blob, atomically: readers see the old one or the new one. The oldest blobs go when
/// there are too many or they are too large together.
void writeCached(llvm::StringRef folder, llvm::StringRef key, llvm::StringRef blob);

/// $XDG_CACHE_HOME/tranship or ~/.cache/tranship; empty when there is no home.
std::string defaultCacheFolder();

} // namespace tranship

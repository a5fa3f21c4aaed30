// Blobs that are kept from run to run, by a hash of what they were made from. A miss is never an
// error.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace tranship {

/// The blob stored under `key`, if it is there and whole (a checksum is kept with it).
std::optional<std::string> readCached(llvm::StringRef folder, llvm::StringRef key);

/// Stores a blob, atomically: readers see the old one or the new one. The oldest blobs go when
/// there are too many.
void writeCached(llvm::StringRef folder, llvm::StringRef key, llvm::StringRef blob);

/// $XDG_CACHE_HOME/tranship or ~/.cache/tranship; empty when there is no home.
std::string defaultCacheFolder();

} // namespace tranship

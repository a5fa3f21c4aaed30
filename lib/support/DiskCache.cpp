// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/DiskCache.h"

#include "support/FileWriting.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace tranship {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

/// Limits of the cache. A precompiled prelude takes about 20 MB, a large library header up to 130 MB, the
/// facts about a tree a few MB. A tree may include its libraries in dozens of orders, each of which takes
/// two blobs. The PyTorch headers alone take 600 MB for the translation, the host and two GPUs, and as much
/// again for each other set of flags, so a small cache would lose what the next run needs.
constexpr size_t maxBlobs = 512;
constexpr uint64_t leastBytes = 1ull << 30, mostBytes = 5ull << 30;
constexpr llvm::StringLiteral extension = ".blob";

std::string fileOf(llvm::StringRef folder, llvm::StringRef key) {
  llvm::SmallString<256> file(folder);
  path::append(file, llvm::utohexstr(llvm::xxh3_64bits(key), /*LowerCase=*/true) + extension.str());
  return std::string(file);
}

/// The size of the header of a blob: its checksum, and padding that aligns the blob for any type.
constexpr size_t sumSize = 32;

/// The maximum size of a folder that contains `held` bytes now: a quarter of the disk space that it holds
/// or could use, within the limits.
uint64_t maxBytes(llvm::StringRef folder, uint64_t held) {
  llvm::ErrorOr<fs::space_info> space = fs::disk_space(folder);
  return std::clamp(space ? (space->available + held) / 4 : leastBytes, leastBytes, mostBytes);
}

std::string checksum(llvm::StringRef key, llvm::StringRef blob) {
  std::string sum = llvm::utohexstr(llvm::xxh3_64bits(blob) ^ llvm::xxh3_64bits(key), true, 16);
  sum.resize(sumSize, '\n');
  return sum;
}

void dropOldest(llvm::StringRef folder) {
  struct Blob {
    llvm::sys::TimePoint<> time;
    std::string path;
    uint64_t size;
  };
  std::vector<Blob> blobs;
  std::error_code error;
  for (fs::directory_iterator i(folder, error, /*follow_symlinks=*/false), end; i != end && !error;
       i.increment(error)) {
    fs::file_status status;
    if (fs::status(i->path(), status, /*follow=*/false))
      continue;
    if (path::extension(i->path()) == extension)
      blobs.push_back({status.getLastModificationTime(), i->path(), status.getSize()});
  }
  llvm::sort(blobs, [](const Blob &a, const Blob &b) {
    return std::tie(b.time, b.path) < std::tie(a.time, a.path); // newest first
  });
  uint64_t held = 0;
  for (const Blob &blob : blobs)
    held += blob.size;
  uint64_t bytes = 0, most = maxBytes(folder, held);
  for (size_t i = 0; i < blobs.size(); ++i) {
    bytes += blobs[i].size;
    if (i >= maxBlobs || (i > 0 && bytes > most))
      (void)fs::remove(blobs[i].path); // another process may have removed it
  }
}

/// Marks a blob as used, so that dropOldest keeps it.
void markUsed(const std::string &file) {
  llvm::Expected<fs::file_t> handle = fs::openNativeFileForRead(file);
  if (!handle)
    return llvm::consumeError(handle.takeError());
  (void)fs::setLastAccessAndModificationTime(*handle,
                                             std::chrono::system_clock::now()); // not essential
  (void)fs::closeFile(*handle);
}

} // namespace

std::optional<CachedBlob> openCached(llvm::StringRef folder, llvm::StringRef key) {
  // Blobs are replaced as a whole and never overwritten, so a mapping does not change.
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> buffer = mapFile(fileOf(folder, key));
  if (!buffer) {
    llvm::consumeError(buffer.takeError());
    return std::nullopt;
  }
  llvm::StringRef sum = (*buffer)->getBuffer(),
                  blob = sum.drop_front(std::min(sum.size(), sumSize));
  if (blob.empty() || sum.take_front(sumSize) != checksum(key, blob))
    return std::nullopt;
  markUsed(fileOf(folder, key));
  return CachedBlob{std::move(*buffer), blob};
}

std::optional<std::string> readCached(llvm::StringRef folder, llvm::StringRef key) {
  std::optional<CachedBlob> blob = openCached(folder, key);
  return blob ? std::optional(blob->bytes.str()) : std::nullopt;
}

void writeCached(llvm::StringRef folder, llvm::StringRef key, llvm::StringRef blob) {
  // Other users must neither read nor write the cache.
  if (fs::create_directories(folder, /*IgnoreExisting=*/true, fs::owner_all))
    return;
  if (llvm::Error error = writeFile(fileOf(folder, key), {checksum(key, blob), blob},
                                    fs::owner_read | fs::owner_write))
    return llvm::consumeError(std::move(error)); // a cache is not essential
  removeStaleTemporaries(folder);
  dropOldest(folder);
}

std::string defaultCacheFolder() {
  llvm::SmallString<256> folder;
  if (!path::cache_directory(folder))
    return {};
  path::append(folder, "tranship");
  return std::string(folder);
}

} // namespace tranship

#include "support/DiskCache.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>
#include <vector>

namespace tranship {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

/// Each is some 20 MB: one for each language and standard in use.
constexpr size_t maxBlobs = 12;
constexpr llvm::StringLiteral extension = ".blob";

std::string fileOf(llvm::StringRef folder, llvm::StringRef key) {
  llvm::SmallString<256> file(folder);
  path::append(file, llvm::utohexstr(llvm::xxh3_64bits(key), /*LowerCase=*/true) + extension.str());
  return std::string(file);
}

std::string checksum(llvm::StringRef key, llvm::StringRef blob) {
  return llvm::utohexstr(llvm::xxh3_64bits(blob) ^ llvm::xxh3_64bits(key), true, 16);
}

void dropOldest(llvm::StringRef folder) {
  std::vector<std::pair<llvm::sys::TimePoint<>, std::string>> blobs;
  std::error_code error;
  for (fs::directory_iterator i(folder, error, /*follow_symlinks=*/false), end; i != end && !error;
       i.increment(error)) {
    fs::file_status status;
    if (path::extension(i->path()) == extension && !fs::status(i->path(), status, /*follow=*/false))
      blobs.emplace_back(status.getLastModificationTime(), i->path());
  }
  std::sort(blobs.begin(), blobs.end());
  for (size_t i = 0; i + maxBlobs < blobs.size(); ++i)
    (void)fs::remove(blobs[i].second); // another process may have done it
}

} // namespace

std::optional<std::string> readCached(llvm::StringRef folder, llvm::StringRef key) {
  auto buffer = llvm::MemoryBuffer::getFile(fileOf(folder, key), /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false, /*IsVolatile=*/true);
  if (!buffer)
    return std::nullopt;
  auto [sum, blob] = (*buffer)->getBuffer().split('\n');
  if (blob.empty() || sum != checksum(key, blob))
    return std::nullopt;
  return blob.str();
}

void writeCached(llvm::StringRef folder, llvm::StringRef key, llvm::StringRef blob) {
  // Nobody else's business what is in here, and nobody else may put something in.
  if (fs::create_directories(folder, /*IgnoreExisting=*/true, fs::owner_all))
    return;
  std::string target = fileOf(folder, key);
  llvm::Expected<fs::TempFile> file = fs::TempFile::create(target + ".%%%%%%%%.tmp");
  if (!file)
    return llvm::consumeError(file.takeError());
  llvm::raw_fd_ostream stream(file->FD, /*shouldClose=*/false);
  stream << checksum(key, blob) << '\n' << blob;
  stream.flush();
  bool failed = stream.has_error();
  stream.clear_error();
  if (failed)
    return llvm::consumeError(file->discard());
  if (llvm::Error error = file->keep(target)) {
    llvm::consumeError(std::move(error));
    return llvm::consumeError(file->discard());
  }
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

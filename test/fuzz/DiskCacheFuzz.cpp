// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Any bytes in the place of a cached blob: a miss, or the blob that somebody stored.
#include "support/DiskCache.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace tranship;

namespace fs = llvm::sys::fs;

namespace {

struct Cache {
  llvm::SmallString<128> folder;
  std::string blob;

  Cache() {
    if (fs::createUniqueDirectory("tranship-fuzz", folder))
      std::abort();
    writeCached(folder, "key", "blob");
    std::error_code error;
    blob = fs::directory_iterator(folder, error)->path();
  }
  ~Cache() { (void)fs::remove_directories(folder); }
};

void write(const std::string &path, llvm::StringRef bytes) {
  std::error_code error;
  llvm::raw_fd_ostream(path, error) << bytes;
  if (error)
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const Cache cache;
  llvm::StringRef bytes(reinterpret_cast<const char *>(data), size);
  write(cache.blob, bytes);
  if (std::optional<std::string> found = readCached(cache.folder, "key")) {
    // What is taken for whole is what storing it writes.
    writeCached(cache.folder, "key", *found);
    auto stored = llvm::MemoryBuffer::getFile(cache.blob);
    if (!stored || (*stored)->getBuffer() != bytes)
      std::abort();
  }
  // Whatever lay there, storing works and is read back.
  if (!bytes.empty()) {
    writeCached(cache.folder, "key", bytes);
    if (readCached(cache.folder, "key") != bytes.str())
      std::abort();
  }
  return 0;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/DiskCache.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"

using namespace tranship;

TEST_CASE("DiskCache gives back what was stored under a key, and nothing else") {
  TemporaryFolder folder;
  std::string cache = folder.path() + "/made/on/demand";
  CHECK_FALSE(readCached(cache, "a"));
  writeCached(cache, "a", "first");
  writeCached(cache, "b", std::string("with\nlines\0and zero", 19));
  CHECK(readCached(cache, "a") == "first");
  CHECK(readCached(cache, "b") == std::string("with\nlines\0and zero", 19));
  writeCached(cache, "a", "second");
  CHECK(readCached(cache, "a") == "second");
  CHECK_FALSE(readCached(cache, "c"));
}

TEST_CASE("DiskCache takes a damaged blob for a miss") {
  TemporaryFolder folder;
  writeCached(folder.path(), "a", "some bytes");
  REQUIRE(folder.list().size() == 1);
  std::string file = folder.list()[0], whole = folder.read(file);
  folder.write(file, whole.substr(0, whole.size() - 1));
  CHECK_FALSE(readCached(folder.path(), "a"));
  whole.back() ^= 1;
  folder.write(file, whole);
  CHECK_FALSE(readCached(folder.path(), "a"));
  folder.write(file, "");
  CHECK_FALSE(readCached(folder.path(), "a"));
}

TEST_CASE("DiskCache drops the oldest blobs and leaves other files alone") {
  TemporaryFolder folder;
  folder.write("mine.txt", "x");
  for (int i = 0; i < 530; ++i)
    writeCached(folder.path(), std::to_string(i), "blob");
  CHECK(folder.list().size() == 513);
  CHECK(readCached(folder.path(), "529") == "blob");
  CHECK(folder.read("mine.txt") == "x");
}

TEST_CASE("DiskCache keeps what is in use, however long ago it was written") {
  TemporaryFolder folder;
  writeCached(folder.path(), "prelude", "blob");
  for (int i = 0; i < 530; ++i) {
    writeCached(folder.path(), std::to_string(i), "blob");
    CHECK(readCached(folder.path(), "prelude") == "blob");
  }
  CHECK(folder.list().size() == 512);
}

TEST_CASE("DiskCache holds five gigabytes where the disk has room for them") {
  TemporaryFolder folder;
  constexpr uint64_t size = 900ull << 20;
  for (int i = 0; i < 7; ++i) {
    int file = 0;
    REQUIRE_FALSE(llvm::sys::fs::openFileForWrite(folder.path(std::to_string(i) + ".blob"), file));
    REQUIRE_FALSE(llvm::sys::fs::resize_file_sparse(file, size)); // takes no room
    llvm::sys::Process::SafelyCloseFileDescriptor(file);
  }
  llvm::ErrorOr<llvm::sys::fs::space_info> space = llvm::sys::fs::disk_space(folder.path());
  REQUIRE(space);
  writeCached(folder.path(), "a", "blob");
  CHECK(readCached(folder.path(), "a") == "blob");
  size_t large = folder.list().size() - 1;
  CHECK(large <= 5);
  CHECK(large >= 1);
  if (space->available > (20ull << 30))
    CHECK(large == 5);
}

TEST_CASE("DiskCache: a folder that cannot be made is no error") {
  TemporaryFolder folder;
  folder.write("file", "x");
  writeCached(folder.path() + "/file/below", "a", "blob");
  CHECK_FALSE(readCached(folder.path() + "/file/below", "a"));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/FileStore.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

TEST_CASE("Contents are kept once, and come back as they were", "[verify]") {
  for (FileStore::Form form : {FileStore::Form::Plain, FileStore::Form::Compressed}) {
    TemporaryFolder folder;
    FileStore store(folder.path("files"), form);
    std::string text(100000, 'a'), hash = llvm::cantFail(store.add(text));
    CHECK(llvm::cantFail(store.add(text)) == hash);
    CHECK(llvm::cantFail(store.add("")) != hash);
    CHECK(folder.list("files").size() == 2);
    CHECK(llvm::cantFail(store.read(hash)) == text);
    CHECK((store.addedBytes() < 1000) == (form == FileStore::Form::Compressed));
    store.removeAllAfter(1);
    CHECK(folder.list("files").size() == 1);
    CHECK_FALSE(messageOf(store.read(std::string(64, '0')).takeError()).empty());
  }
}

TEST_CASE("What is compressed may be anybody's", "[verify]") {
  CHECK(llvm::cantFail(decompressed(compressed("text"), 100)) == "text");
  CHECK(llvm::cantFail(decompressed(compressed(""), 100)).empty());
  CHECK_FALSE(messageOf(decompressed("", 100).takeError()).empty());
  CHECK_FALSE(messageOf(decompressed("12345678", 100).takeError()).empty());
  CHECK_FALSE(messageOf(decompressed(compressed(std::string(200, 'a')), 100).takeError()).empty());
  std::string bomb = compressed("a");
  bomb[4] = 1; // claims four gigabytes
  CHECK_FALSE(messageOf(decompressed(bomb, UINT64_MAX).takeError()).empty());
}

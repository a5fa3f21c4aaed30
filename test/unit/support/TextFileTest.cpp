// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/TextFile.h"

#include "support/FileWriting.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include <sys/stat.h>

using namespace tranship;

TEST_CASE("Files are written with their folders and read whole", "[support]") {
  TemporaryFolder folder;
  std::string path = joinPath(folder.path(), "a/b/c.txt"), text("x\0y\n", 4);
  CHECK(messageOf(writeTextFile(path, text)).empty());
  llvm::Expected<std::string> read = readTextFile(path);
  REQUIRE(bool(read));
  CHECK(*read == text);
  CHECK(textOrNothing(path) == text);
}

TEST_CASE("What cannot be read or written is told with its name", "[support]") {
  TemporaryFolder folder;
  std::string missing = joinPath(folder.path(), "missing");
  CHECK(textOrNothing(missing).empty());
  CHECK(llvm::StringRef(messageOf(readTextFile(missing).takeError())).contains("missing"));
  folder.write("file", "");
  CHECK(llvm::StringRef(messageOf(writeTextFile(joinPath(folder.path(), "file/below"), "")))
            .contains("below"));
}

TEST_CASE("What is no file, or is too large, is not opened", "[support]") {
  TemporaryFolder folder;
  std::string pipe = joinPath(folder.path(), "pipe"), file = joinPath(folder.path(), "file");
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  constexpr uint64_t most = 1 << 20;
  CHECK(messageOf(readRegularFile(pipe, most).takeError()) == pipe + ": not a regular file");
  CHECK(messageOf(readRegularFile(folder.path(), most).takeError()) ==
        folder.path() + ": not a regular file");
  folder.write("file", std::string(most, 'x'));
  llvm::Expected<std::string> read = readRegularFile(file, most);
  REQUIRE(bool(read));
  CHECK(read->size() == most);
  folder.write("file", std::string(most + 1, 'x'));
  CHECK(messageOf(readRegularFile(file, most).takeError()) == file + ": too large (limit 1 MB)");
  CHECK_FALSE(messageOf(readRegularFile(file + "s", most).takeError()).empty());
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/FileWriting.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"
#include "support/TextFile.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tranship;

TEST_CASE("A link at the place of a file is replaced, not followed", "[support]") {
  TemporaryFolder folder;
  folder.write("victim", "old");
  folder.makeLink("victim", "link");
  CHECK(messageOf(writeFile(folder.path("link"), "new")).empty());
  CHECK(folder.read("victim") == "old");
  CHECK(folder.read("link") == "new");
  CHECK(folder.list() == Strings{"link", "victim"});
}

TEST_CASE("Names of any length that the folder accepts can be written", "[support]") {
  TemporaryFolder folder;
  std::string name(255, 'x');
  CHECK(messageOf(writeFile(folder.path(name), {"a", "b"})).empty());
  CHECK(folder.read(name) == "ab");
  CHECK_FALSE(messageOf(writeFile(folder.path(name + "x"), "a")).empty());
  CHECK(folder.list() == Strings{name});
}

TEST_CASE("A write that fails leaves the old file and nothing else", "[support]") {
  TemporaryFolder folder;
  folder.makeFolder("taken/sub");
  CHECK_FALSE(messageOf(writeFile(folder.path("taken"), "a")).empty());
  CHECK(folder.list().empty());
  CHECK(folder.has("taken/sub"));
}

TEST_CASE("A file that the user has named may be a device, but not a pipe without a reader",
          "[support]") {
  TemporaryFolder folder;
  CHECK(messageOf(writeNamedFile("/dev/null", "a")).empty());
  std::string pipe = folder.path("pipe");
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(messageOf(writeNamedFile(pipe, "a")) == pipe + ": no process reads this pipe");
  CHECK(messageOf(writeNamedFile(folder.path("new"), "a")).empty());
  CHECK(folder.read("new") == "a");
}

TEST_CASE("A file that changed after it was read stays", "[support]") {
  TemporaryFolder folder;
  std::string file = folder.write("a", "old");
  auto replace = [&](llvm::StringRef before) {
    llvm::Expected<Replaced> replaced = replaceFile(file, before, "new", usualPermissions);
    REQUIRE(bool(replaced));
    return *replaced;
  };
  for (llvm::StringRef before : {"", "ol", "older"}) {
    CHECK(replace(before) == Replaced::ChangedMeanwhile);
    CHECK(folder.read("a") == "old");
  }
  CHECK(replace("old") == Replaced::Yes);
  CHECK(folder.read("a") == "new");
  CHECK(folder.list() == Strings{"a"});
}

TEST_CASE("Temporary files of killed processes are removed, those of running ones stay",
          "[support]") {
  TemporaryFolder folder;
  std::string stale = ".tranship-0123abcd.tmp", busy = ".tranship-89abcdef.tmp";
  for (const std::string &name : {stale, busy, std::string("own.tmp")})
    folder.write(name, "x");
  CHECK(isTemporaryName(stale));
  CHECK_FALSE(isTemporaryName("own.tmp"));
  int descriptor = open(folder.path(busy).c_str(), O_RDONLY | O_CLOEXEC);
  REQUIRE(flock(descriptor, LOCK_EX) == 0);
  removeStaleTemporaries(folder.path());
  CHECK(folder.list() == Strings{busy, "own.tmp"});
  close(descriptor);
  removeStaleTemporaries(folder.path());
  CHECK(folder.list() == Strings{"own.tmp"});
}

TEST_CASE("Only regular files are copied", "[support]") {
  TemporaryFolder folder;
  folder.write("a", std::string("x\0y", 3));
  CHECK(messageOf(copyFile(folder.path("a"), folder.path("b"), usualPermissions)).empty());
  CHECK(folder.read("b") == folder.read("a"));
  CHECK_FALSE(messageOf(copyFile("/dev/zero", folder.path("c"), usualPermissions)).empty());
  CHECK_FALSE(folder.has("c"));
}

TEST_CASE("Names of staged files are not those of temporary ones", "[support]") {
  CHECK(isStagedName(stagedName(7)));
  CHECK_FALSE(isTemporaryName(stagedName(7)));
  CHECK(stagedName(7) != stagedName(8));
  CHECK_FALSE(isStagedName("../a"));
}

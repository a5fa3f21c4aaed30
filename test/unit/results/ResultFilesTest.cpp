// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "results/ResultFiles.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include <sys/stat.h>

using namespace tranship;
using namespace tranship::results;

namespace {

ResultFile result(const TemporaryFolder &folder, llvm::StringRef name,
                  llvm::StringRef text = "new") {
  return {folder.path(name), folder.path("out"), text.str()};
}

/// What is wrong with the files; nothing of them may be written then.
std::string refusal(const TemporaryFolder &folder, std::vector<ResultFile> files) {
  files.insert(files.begin(), result(folder, "out/first"));
  llvm::Expected<WrittenFiles> written = writeResultFiles(files);
  CHECK_FALSE(folder.has("out/first"));
  if (written)
    return "";
  std::string message = llvm::toString(written.takeError());
  CHECK(
      llvm::StringRef(message).starts_with("nothing was written, because not all files can be: "));
  return message;
}

bool contains(const std::string &text, llvm::StringRef part) {
  return llvm::StringRef(text).contains(part);
}

} // namespace

TEST_CASE("Files are written with their folders, and not again if they are the same", "[driver]") {
  TemporaryFolder folder;
  folder.makeFolder("out");
  std::vector<ResultFile> files = {result(folder, "out/a"), result(folder, "out/sub/b")};
  llvm::Expected<WrittenFiles> written = writeResultFiles(files);
  REQUIRE(bool(written));
  CHECK(written->files == Strings{folder.path("out/a"), folder.path("out/sub/b")});
  CHECK(folder.list("out") == Strings{"a", "sub/b"});
  struct stat before {
  }, after{};
  stat(files[0].target.c_str(), &before);
  CHECK(bool(writeResultFiles(files)));
  stat(files[0].target.c_str(), &after);
  CHECK(before.st_ino == after.st_ino);
}

TEST_CASE("The whole plan is checked before the first file is written", "[driver]") {
  TemporaryFolder folder;
  folder.makeFolder("out/folder");
  folder.write("out/file", "old");
  REQUIRE(mkfifo(folder.path("out/pipe").c_str(), 0600) == 0);
  folder.makeFolder("outside");
  folder.makeLink("../outside", "out/link");
  // `x.cu` beside a folder `x.hip`.
  CHECK(contains(refusal(folder, {result(folder, "out/x.hip"), result(folder, "out/x.hip/y")}),
                 "the result has a file where this one needs the folder x.hip"));
  CHECK(contains(refusal(folder, {result(folder, "out/x"), result(folder, "out/x")}),
                 "two results would be written to it"));
  CHECK(contains(refusal(folder, {result(folder, "out/" + std::string(256, 'x'))}),
                 "has 256 bytes, but only 255 are possible here"));
  CHECK(contains(refusal(folder, {result(folder, "out/folder")}), "is a folder"));
  CHECK(contains(refusal(folder, {result(folder, "out/pipe")}), "is a pipe"));
  CHECK(
      contains(refusal(folder, {result(folder, "out/file/x")}), "is a file, but the results need"));
  CHECK(contains(refusal(folder, {result(folder, "out/link/x")}), "is a link that leaves"));
  CHECK(folder.list("outside").empty());
  CHECK(folder.read("out/file") == "old");
}

TEST_CASE("A copy replaces a link", "[driver]") {
  TemporaryFolder folder;
  folder.write("victim", "old");
  folder.write("source", "new");
  folder.makeLink("../victim", "out/copy");
  ResultFile file = result(folder, "out/copy", "");
  file.copiedFrom = folder.path("source");
  CHECK(bool(writeResultFiles(file)));
  CHECK(folder.read("victim") == "old");
  CHECK(folder.read("out/copy") == "new");
}

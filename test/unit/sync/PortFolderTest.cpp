// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sync/PortFolder.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::sync;

namespace {

FileVersion file(llvm::StringRef text) { return {FileVersion::Kind::File, text.str(), false}; }

PortFolder opened(const TemporaryFolder &folder) {
  llvm::Expected<PortFolder> port = PortFolder::open(folder.path("port"));
  if (!port)
    FAIL(llvm::toString(port.takeError()));
  return *port;
}

FileTree baseOf(const TemporaryFolder &folder) {
  llvm::Expected<FileTree> base = opened(folder).readBase();
  if (!base)
    FAIL(llvm::toString(base.takeError()));
  return *base;
}

FileOutcome outcome(llvm::StringRef path, FileAction action, llvm::StringRef result) {
  return {.path = path.str(), .action = action, .result = file(result)};
}

void apply(const TemporaryFolder &folder, const std::vector<FileOutcome> &outcomes,
           const FileTree &next) {
  std::set<std::string> paths;
  for (const FileOutcome &one : outcomes)
    paths.insert(one.path);
  PortFolder port = opened(folder);
  llvm::Expected<FileTree> before = port.readFiles(paths);
  REQUIRE(bool(before));
  llvm::Expected<std::vector<FileOutcome>> done = port.apply(outcomes, *before, next);
  REQUIRE(bool(done));
  CHECK(messageOf(port.finish(*done, next)) == "");
}

/// A port with one file, which was synced.
void makePort(const TemporaryFolder &folder) {
  apply(folder, {outcome("sub/a.hip", FileAction::Added, "1\n")}, {{"sub/a.hip", file("1\n")}});
}

} // namespace

TEST_CASE("The translation is kept beside the port", "[sync]") {
  TemporaryFolder folder;
  CHECK(!opened(folder).isSynced());
  makePort(folder);
  CHECK(opened(folder).isSynced());
  CHECK(folder.list("port") == Strings{".tranship/.gitattributes", ".tranship/base/sub/a.hip.base",
                                       ".tranship/sync.json", "sub/a.hip"});
  CHECK(baseOf(folder) == FileTree{{"sub/a.hip", file("1\n")}});
}

TEST_CASE("Removed files leave no folders behind", "[sync]") {
  TemporaryFolder folder;
  makePort(folder);
  apply(folder, {{.path = "sub/a.hip", .action = FileAction::Removed}}, {});
  CHECK(folder.list("port") == Strings{".tranship/.gitattributes", ".tranship/sync.json"});
  CHECK(!folder.has("port/sub"));
}

TEST_CASE("An edited file keeps the text of the port, and gets the new base", "[sync]") {
  TemporaryFolder folder;
  makePort(folder);
  apply(folder, {outcome("sub/a.hip", FileAction::Merged, "merged\n")},
        {{"sub/a.hip", file("2\n")}});
  CHECK(folder.read("port/sub/a.hip") == "merged\n");
  CHECK(baseOf(folder).at("sub/a.hip") == file("2\n"));
}

TEST_CASE("A run that was interrupted can be repeated", "[sync]") {
  TemporaryFolder folder;
  makePort(folder);
  // The fingerprint of "new\n".
  folder.write(
      "port/.tranship/next.json",
      R"({"sub/a.hip": "7aa7a5359173d05b63cfd682e3c38487f3cb4f7f1d60659fe59fab1505977d4c"})");
  folder.write("port/.tranship/base/sub/a.hip.next", "2\n");
  // The port was not written: the old base counts.
  CHECK(baseOf(folder).at("sub/a.hip") == file("1\n"));
  // It was written: the new one does.
  folder.write("port/sub/a.hip", "new\n");
  CHECK(baseOf(folder).at("sub/a.hip") == file("2\n"));
  apply(folder, {}, {{"sub/a.hip", file("2\n")}});
  CHECK(folder.list("port/.tranship") ==
        Strings{".gitattributes", "base/sub/a.hip.base", "sync.json"});
  CHECK(baseOf(folder).at("sub/a.hip") == file("2\n"));
}

TEST_CASE("Links are neither followed nor merged", "[sync]") {
  TemporaryFolder folder;
  folder.write("outside/a.hip", "1\n");
  makePort(folder);
  folder.makeLink("../../outside/a.hip", "port/sub/b.hip");
  llvm::Expected<FileTree> files = opened(folder).readFiles({"sub/b.hip", "sub/none.hip"});
  REQUIRE(bool(files));
  CHECK(files->size() == 1);
  CHECK(files->at("sub/b.hip").kind == FileVersion::Kind::Other);
  folder.makeLink("../outside", "port/linked");
  CHECK(messageOf(opened(folder).readFiles({"linked/a.hip"}).takeError()) != "");
  CHECK(messageOf(opened(folder)
                      .apply({outcome("linked/a.hip", FileAction::Added, "2")}, {}, {})
                      .takeError()) != "");
  CHECK(folder.read("outside/a.hip") == "1\n");
}

TEST_CASE("A state that cannot be trusted is refused", "[sync]") {
  TemporaryFolder folder;
  folder.makeFolder("elsewhere");
  folder.makeFolder("port");
  folder.makeLink("../elsewhere", "port/.tranship");
  CHECK(messageOf(PortFolder::open(folder.path("port")).takeError()) != "");
  folder.write("newer/.tranship/sync.json", R"({"format": 99})");
  CHECK(messageOf(PortFolder::open(folder.path("newer")).takeError()) != "");
  folder.write("broken/.tranship/sync.json", "<<<<<<< HEAD");
  CHECK(messageOf(PortFolder::open(folder.path("broken")).takeError()) != "");
}

TEST_CASE("A file that changed after it was read stays, and is merged by the next sync", "[sync]") {
  TemporaryFolder folder;
  makePort(folder);
  PortFolder port = opened(folder);
  FileTree before = {{"sub/a.hip", file("1\n")}}, next = {{"sub/a.hip", file("2\n")}};
  folder.write("port/sub/a.hip", "edited\n");
  for (const FileOutcome &one : {outcome("sub/a.hip", FileAction::Updated, "2\n"),
                                 FileOutcome{.path = "sub/a.hip", .action = FileAction::Removed}}) {
    llvm::Expected<std::vector<FileOutcome>> done = port.apply({one}, before, next);
    REQUIRE(bool(done));
    CHECK(done->front().action == FileAction::ChangedMeanwhile);
    CHECK(messageOf(port.finish(*done, next)) == "");
    CHECK(folder.read("port/sub/a.hip") == "edited\n");
    CHECK(baseOf(folder).at("sub/a.hip") == file("1\n"));
  }
}

TEST_CASE("What only concerns a person is recorded when it has been reported", "[sync]") {
  TemporaryFolder folder;
  makePort(folder);
  folder.write("port/sub/a.hip", "edited\n");
  std::vector<FileOutcome> outcomes = {{.path = "sub/a.hip", .action = FileAction::LeftBehind}};
  REQUIRE(bool(opened(folder).apply(outcomes, {{"sub/a.hip", file("edited\n")}}, {})));
  CHECK(baseOf(folder).contains("sub/a.hip"));
  CHECK(messageOf(opened(folder).finish(outcomes, {})) == "");
  CHECK(baseOf(folder).empty());
}

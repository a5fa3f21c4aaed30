// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/UnitCache.h"

#include "frontend/evidence/UnitFile.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;

namespace {

/// A unit `a.cu` that read `a.h` and did not find `gone.h`.
struct Tree {
  TemporaryFolder folder;
  CompileCommand command{folder.write("a.cu", "unit"), folder.path(), true, {"-I", "include"}};
  std::string header = folder.write("a.h", "header");
  std::string cache = folder.path() + "/cache";

  void remember(UnitKey key) const {
    ParsedUnit unit;
    unit.mainFile = command.file;
    unit.filesRead = {command.file, header};
    unit.filesMissing = {"gone.h"};
    unit.includes = {{"a.h", 0}};
    UnitCache units(cache, "tree");
    units.add(key, serializeUnit(unit));
    units.save();
  }
  bool remembers(UnitKey key, llvm::StringRef tree = "tree") const {
    UnitCache units(cache, tree.str());
    std::optional<llvm::StringRef> bytes = units.find(key);
    std::optional<ParsedUnit> unit = bytes ? deserializeUnit(*bytes) : std::nullopt;
    return unit && unit->mainFile == command.file;
  }
};

} // namespace

TEST_CASE("UnitCache finds a unit again when nothing has changed") {
  Tree tree;
  CHECK_FALSE(tree.remembers({&tree.command, 1, 1}));
  tree.remember({&tree.command, 1, 1});
  CHECK(tree.remembers({&tree.command, 1, 1}));
  CHECK_FALSE(tree.remembers({&tree.command, 1, 1}, "another tree"));
  CHECK_FALSE(tree.remembers({&tree.command, 2, 1})); // other rules
  CHECK_FALSE(tree.remembers({&tree.command, 1, 2})); // other system headers
  CompileCommand other = tree.command;
  other.flags = {"-D", "N"};
  CHECK_FALSE(tree.remembers({&other, 1, 1}));
}

TEST_CASE("UnitCache forgets a unit when a file of it changes, goes, or comes") {
  Tree tree;
  tree.remember({&tree.command, 1, 1});
  SECTION("the unit") { tree.folder.write("a.cu", "other"); }
  SECTION("a header") { tree.folder.write("a.h", "other"); }
  SECTION("the header that was missing, beside it") { tree.folder.write("gone.h", ""); }
  SECTION("the header that was missing, in a folder of -I") {
    tree.folder.write("include/gone.h", "");
  }
  SECTION("one that is found before a header") { tree.folder.write("include/a.h", ""); }
  CHECK_FALSE(tree.remembers({&tree.command, 1, 1}));
}

TEST_CASE("UnitCache keeps units that are found again, and takes damage for nothing known") {
  Tree tree;
  tree.remember({&tree.command, 1, 1});
  {
    UnitCache units(tree.cache, "tree");
    CHECK(units.find({&tree.command, 1, 1}));
    units.save();
  }
  CHECK(tree.remembers({&tree.command, 1, 1}));
  writeCached(tree.cache, "units|tree", "with a good checksum, but no tree");
  CHECK_FALSE(tree.remembers({&tree.command, 1, 1}));
}

TEST_CASE("UnitCache without a folder knows nothing") {
  Tree tree;
  UnitCache units("", "tree");
  units.add({&tree.command, 1, 1}, serializeUnit({}));
  units.save();
  CHECK_FALSE(units.find({&tree.command, 1, 1}));
}

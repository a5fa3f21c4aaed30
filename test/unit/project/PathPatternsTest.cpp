// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/PathPatterns.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::project;

namespace {

/// Is the path left out by patterns of the folder /tree? A trailing `/`: a folder.
bool excluded(std::initializer_list<llvm::StringRef> patterns, llvm::StringRef path) {
  PathPatterns set;
  for (llvm::StringRef pattern : patterns)
    REQUIRE(messageOf(set.add(pattern, "/tree", "test")) == "");
  bool isFolder = path.consume_back("/");
  auto verdict = set.of(("/tree/" + path).str(), isFolder);
  return verdict && verdict->excluded;
}

} // namespace

TEST_CASE("A pattern without a slash is about names at any depth") {
  CHECK(excluded({"*.test.cu"}, "a.test.cu"));
  CHECK(excluded({"*.test.cu"}, "x/y/a.test.cu"));
  CHECK(excluded({"gen"}, "x/gen/"));
  CHECK(excluded({"[ab]?.{cu,h}"}, "x/b1.h"));
  CHECK_FALSE(excluded({"gen"}, "x/generated/"));
  CHECK_FALSE(excluded({"gen"}, "gen/a.cu")); // the walk does not enter the folder
}

TEST_CASE("A pattern with a slash is about paths from its folder") {
  CHECK(excluded({"src/*.cu"}, "src/a.cu"));
  CHECK(excluded({"src/*.cu"}, "src/deep/a.cu"));
  CHECK_FALSE(excluded({"src/*.cu"}, "x/src/a.cu"));
  CHECK(excluded({"/a.cu"}, "a.cu"));
  CHECK_FALSE(excluded({"/a.cu"}, "x/a.cu"));
  CHECK(excluded({"/gen/"}, "gen/"));
  CHECK_FALSE(excluded({"/gen/"}, "x/gen/"));
}

TEST_CASE("Two stars match any folders, also none") {
  for (llvm::StringRef path : {"x/a.cu", "b/x/a.cu", "c/b/x/a.cu"})
    CHECK(excluded({"**/x/a.cu"}, path));
  CHECK_FALSE(excluded({"**/x/a.cu"}, "bx/a.cu"));
  for (llvm::StringRef path : {"x/a.cu", "x/y/a.cu", "x/y/z/a.cu"})
    CHECK(excluded({"x/**/a.cu"}, path));
  CHECK_FALSE(excluded({"x/**/a.cu"}, "x/ba.cu"));
  CHECK(excluded({"x/**/y/**/a.cu"}, "x/y/z/a.cu"));
  CHECK(excluded({"**/a.cu"}, "a.cu"));
}

TEST_CASE("A trailing slash is about folders only") {
  CHECK(excluded({"gen/"}, "x/gen/"));
  CHECK_FALSE(excluded({"gen/"}, "x/gen"));
}

TEST_CASE("The last pattern that matches decides") {
  CHECK_FALSE(excluded({"*.cu", "!keep.cu"}, "x/keep.cu"));
  CHECK(excluded({"!keep.cu", "*.cu"}, "x/keep.cu"));
  CHECK(excluded({"\\!odd.cu"}, "!odd.cu"));
  CHECK(excluded({"\\#odd.cu"}, "#odd.cu"));
}

TEST_CASE("A pattern holds below its folder only") {
  PathPatterns set;
  REQUIRE(messageOf(set.add("*.cu", "/tree/sub", "test")) == "");
  CHECK(set.of("/tree/sub/x/a.cu", false));
  CHECK_FALSE(set.of("/tree/a.cu", false));
  CHECK_FALSE(set.of("/tree/subway/a.cu", false));
}

TEST_CASE("A pattern that is none is an error") {
  PathPatterns set;
  for (llvm::StringRef pattern : {"a[", "", "/", "!", "{a"}) {
    std::string message = messageOf(set.add(pattern, "/tree", "test"));
    INFO(message);
    CHECK(llvm::StringRef(message).starts_with(("`" + pattern + "` is not a path pattern").str()));
  }
}

TEST_CASE("PathPatterns reads a file's lines") {
  TemporaryFolder folder;
  std::string file = folder.write("list", "\xEF\xBB\xBF# a comment\r\n\r\n*.gen.h \r\n!a.gen.h");
  PathPatterns set;
  REQUIRE(messageOf(set.addFile(file)) == "");
  CHECK(set.of(folder.path("x/b.gen.h"), false)->excluded);
  CHECK(set.of(folder.path("x/b.gen.h"), false)->pattern == "*.gen.h");
  CHECK(set.of(folder.path("x/b.gen.h"), false)->source == "list");
  CHECK_FALSE(set.of(folder.path("x/a.gen.h"), false)->excluded);
  CHECK_FALSE(set.of(folder.path("# a comment"), false));
  file = folder.write("bad", "*.h\n\n[\n");
  CHECK(llvm::StringRef(messageOf(set.addFile(file)))
            .starts_with(file + ":3: `[` is not a path pattern"));
}

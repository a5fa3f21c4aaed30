// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Paths.h"

#include "support/Program.h"
#include "support/Test.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

using namespace tranship;

TEST_CASE("An absolute path has one spelling", "[support]") {
  CHECK(absolutePath("/a/./b/../c//") == "/a/c");
  CHECK(absolutePath("/") == "/");
  llvm::SmallString<256> here;
  REQUIRE_FALSE(llvm::sys::fs::current_path(here));
  CHECK(absolutePath(".") == std::string(here));
  CHECK(absolutePath("x/..") == std::string(here));
  CHECK(absolutePath("x") == std::string(here) + "/x");
}

TEST_CASE("Dots are removed without a look at files", "[support]") {
  CHECK(withoutDots("a/../b/./c") == "b/c");
  CHECK(withoutDots("../a") == "../a");
}

TEST_CASE("A folder contains itself and what is below it", "[support]") {
  CHECK(relativeTo("/a/b", "/a/b/c/d") == "c/d");
  CHECK(relativeTo("/a/b/", "/a/b/c") == "c");
  CHECK(relativeTo("/a/b", "/a/b") == "");
  CHECK(relativeTo("/", "/a") == "a");
  CHECK(relativeTo("/", "/") == "");
  CHECK(relativeTo("/a/b", "/a/bc") == std::nullopt);
  CHECK(relativeTo("/a/b", "/a") == std::nullopt);
  CHECK(relativeTo("", "/a") == std::nullopt);
  CHECK(isWithin("/a", "/a/b"));
  CHECK(isWithin("/a", "/a"));
  CHECK_FALSE(isWithin("/a", "/ab"));
}

TEST_CASE("A real path has no links", "[support]") {
  TemporaryFolder folder;
  folder.write("file", "");
  std::string link = folder.path() + "/link";
  REQUIRE_FALSE(llvm::sys::fs::create_link(folder.path() + "/file", link));
  CHECK(realPath(link) == realPath(folder.path() + "/file"));
  CHECK(existingRealPath(link) == realPath(link));
  CHECK(realPath("/no/such/file") == "/no/such/file");
  CHECK(existingRealPath("/no/such/file").empty());
}

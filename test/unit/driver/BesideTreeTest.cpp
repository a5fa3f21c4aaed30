// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/BesideTree.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::driver;

TEST_CASE("The block of a port goes behind the header of a file and comes off again", "[driver]") {
  for (llvm::StringRef text : {"project(x)\n", "# Header\n# more\n\nproject(x)\n",
                               "#[[ header\n]]\nproject(x)\n", "\xEF\xBB\xBFproject(x)\n",
                               "# a\r\nproject(x)\r\n", "project(x)", "# only a comment", ""}) {
    std::string with = withHipBlock(text);
    INFO(with);
    CHECK(llvm::StringRef(with).contains("add_subdirectory(hip)"));
    CHECK(withoutHipBlock(with) == text);
    CHECK(withoutHipBlock(text) == text);
  }
  CHECK(llvm::StringRef(withHipBlock("# Header\n\nproject(x)\n"))
            .starts_with("# Header\n# tranship: "));
  CHECK(llvm::StringRef(withHipBlock("# Header\n\nproject(x)\n"))
            .ends_with("# tranship: end\n\nproject(x)\n"));
  CHECK(llvm::StringRef(withHipBlock("#[[ header\n]]\n")).starts_with("# tranship: "));
  CHECK(llvm::StringRef(withHipBlock("# a\r\nproject(x)\r\n")).count('\n') ==
        llvm::StringRef(withHipBlock("# a\r\nproject(x)\r\n")).count("\r\n"));
}

TEST_CASE("In a port, the top of the tree is the folder of the port", "[driver]") {
  CHECK(asPartOfPort("include(${CMAKE_SOURCE_DIR}/a)\n# CMAKE_SOURCE_DIR\nif(A STREQUAL "
                     "CMAKE_BINARY_DIR)\nset(MY_CMAKE_SOURCE_DIR ${CMAKE_CURRENT_SOURCE_DIR})",
                     false) ==
        "include(${TRANSHIP_SOURCE_DIR}/a)\n# CMAKE_SOURCE_DIR\nif(A STREQUAL "
        "TRANSHIP_BINARY_DIR)\nset(MY_CMAKE_SOURCE_DIR ${CMAKE_CURRENT_SOURCE_DIR})");
  CHECK(llvm::StringRef(asPartOfPort("# a\nproject(x)\n", true))
            .ends_with("set(TRANSHIP_BINARY_DIR \"${CMAKE_CURRENT_BINARY_DIR}\")\nproject(x)\n"));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeFolders.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

TEST_CASE("Folders that CMake copies are found", "[buildfiles]") {
  auto folders = [](const std::string &text) {
    TreeFiles files;
    files.read = [&](const std::string &) { return std::optional(text); };
    return copiedFolders(*CMakeModel(files).file("/t/a/CMakeLists.txt"));
  };
  using Paths = std::set<std::string>;
  CHECK(folders("file(COPY scripts data/x DESTINATION ${CMAKE_BINARY_DIR}/out)") ==
        Paths{"/t/a/scripts", "/t/a/data/x"});
  CHECK(folders("install(DIRECTORY include/ DESTINATION include)") == Paths{"/t/a/include"});
  CHECK(folders("add_custom_command(COMMAND ${CMAKE_COMMAND} -E copy_directory "
                "${PROJECT_SOURCE_DIR}/data)") == Paths{"/t/a/data", "/t/data"});
  CHECK(folders("file(COPY ${CMAKE_CURRENT_SOURCE_DIR}/ . ${DIR} DESTINATION x)").empty());
  CHECK(folders("file(READ scripts text)\nset(COPY a)").empty());
}

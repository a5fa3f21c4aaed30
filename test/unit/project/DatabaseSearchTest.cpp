// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/DatabaseSearch.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::project;

namespace {

std::string entry(const TemporaryFolder &folder, const std::string &file) {
  return R"({"directory": ")" + folder.path() + R"(", "command": "nvcc -c )" + file +
         R"(", "file": ")" + file + "\"}";
}

FoundDatabase search(const TemporaryFolder &folder) {
  std::vector<InputFile> inputs;
  for (const char *file : {"src/a.cu", "src/b.cu"})
    inputs.push_back({std::make_unique<SourceFile>(folder.path(file), ""), folder.path("src"),
                      FileRole::CudaSource});
  return findCompileDatabase(inputs);
}

} // namespace

TEST_CASE("findCompileDatabase takes the build that lists most of the inputs") {
  TemporaryFolder folder;
  folder.write("src/a.cu", "");
  CHECK(search(folder).path.empty());
  folder.write("build/compile_commands.json", "[" + entry(folder, "other/x.cu") + "]");
  CHECK(search(folder).path.empty());
  folder.write("build-debug/compile_commands.json", "[" + entry(folder, "src/a.cu") + "]");
  folder.write("out/build/x64/compile_commands.json",
               "[" + entry(folder, "src/a.cu") + "," + entry(folder, "src/b.cu") + "]");
  folder.write("build.broken/compile_commands.json", "[");
  FoundDatabase found = search(folder);
  CHECK(found.path == folder.path("out/build/x64/compile_commands.json"));
  CHECK(found.isOfBuild);
  CHECK(found.others == Strings{folder.path("build-debug/compile_commands.json")});
}

TEST_CASE("findCompileDatabase prefers the one above the inputs") {
  TemporaryFolder folder;
  folder.write("build/compile_commands.json", "[" + entry(folder, "src/a.cu") + "]");
  folder.write("compile_commands.json", "[]");
  FoundDatabase found = search(folder);
  CHECK(found.path == folder.path("compile_commands.json"));
  CHECK_FALSE(found.isOfBuild);
}

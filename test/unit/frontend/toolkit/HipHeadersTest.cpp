// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/toolkit/HipHeaders.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;

TEST_CASE("hipIncludeFiles puts facts where a hand-written file asks for them") {
  std::vector<HipIncludeFile> files =
      hipIncludeFiles({{"a.h", "#include <x>\n", "int fact;\n"}, {"b.h", "", "int other;\n"}},
                      {{"a.h", "int before;\n// facts\nint after;\n"},
                       {"b.h", "int hand;\n"},
                       {"c.h", "int alone;\n"}},
                      {});
  REQUIRE(files.size() == 3);
  CHECK(files[0].text == "#pragma once\n#include <x>\nint before;\nint fact;\nint after;\n");
  CHECK(files[1].text == "#pragma once\nint hand;\nint other;\n");
  CHECK(files[2].name == "c.h");
}

TEST_CASE("hipIncludeFiles: includes.txt says what the headers of a template library stand for") {
  std::vector<HipIncludeFile> files = hipIncludeFiles(
      {{"thrust/sort.h", "", ""}}, {{"includes.txt", "# comment\nthrust/ tranship/t.h\n"}},
      {{"thrust.h", "text"}, {"core.h", "not shared"}});
  REQUIRE(files.size() == 2);
  CHECK(files[0].text == "#pragma once\n#include <tranship/t.h>\n");
  CHECK(files[1].name == "tranship/thrust.h");
}

TEST_CASE("Headers written by hand are there") {
  CHECK(llvm::any_of(handWrittenHipHeaders(), [](const EmbeddedHeader &header) {
    return header.name == "hip/hip_vector_types.h";
  }));
}

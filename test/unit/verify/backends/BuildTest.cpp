// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/Build.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

TEST_CASE("firstErrors picks what stopped a build") {
  CHECK(
      firstErrors("a.cu:1:2: warning: w\na.cu:3:4: error: one\n  3 | x\na.cu:5:6: error: two\n") ==
      "a.cu:3:4: error: one; a.cu:5:6: error: two");
  CHECK(firstErrors("ld: b.o: multiple definition of `main'\nclang: error: linker\n") ==
        "ld: b.o: multiple definition of `main'; clang: error: linker");
  CHECK(firstErrors("only\nlines\n\n") == "lines");
}

TEST_CASE("Names that compilers or a shell would misunderstand are found") {
  for (const char *name : {"-o.cu", "@flags.cu", "a$(x).cu", "`x`.cu", "a\"b.cu", "a\\.cu"}) {
    INFO(name);
    Program program;
    program.files = {{"a.cu", "", true}, {name, "", false}};
    CHECK(findMistakableName(program).empty());
    program.files.push_back({name, "", true});
    CHECK(findMistakableName(program) == name);
    program.files.pop_back();
    program.modules = {{"m.ptx", name}};
    CHECK(findMistakableName(program) == name);
    program.modules = {{name, "m.cu"}};
    CHECK(findMistakableName(program) == name);
  }
  Program fine;
  fine.files = {{"src/a-b @1/c d'.cu", "", true}};
  CHECK(findMistakableName(fine).empty());
}

#include "verify/Build.h"

#include "support/Test.h"

using namespace tranship;

TEST_CASE("firstErrors picks what stopped a build") {
  CHECK(
      firstErrors("a.cu:1:2: warning: w\na.cu:3:4: error: one\n  3 | x\na.cu:5:6: error: two\n") ==
      "a.cu:3:4: error: one; a.cu:5:6: error: two");
  CHECK(firstErrors("ld: b.o: multiple definition of `main'\nclang: error: linker\n") ==
        "ld: b.o: multiple definition of `main'; clang: error: linker");
  CHECK(firstErrors("only\nlines\n\n") == "lines");
}

TEST_CASE("firstErrors: what the emulator lacks is the reason of all the rest") {
  CHECK(firstErrors("a.cu:9:1: error: unknown type\n"
                    "/x/include/mma.h:1:2: error: the emulator has no tensor cores\n"
                    "a.cu:12:1: error: unknown name\n") == "the emulator has no tensor cores");
}

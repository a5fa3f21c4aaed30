// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/DependencyFile.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::driver;

TEST_CASE("A dependency rule names each file as a target of its own", "[driver]") {
  CHECK(dependencyRule({"a.hip"}, {"a.cu", "x/b.h"}) ==
        "a.hip: \\\n  a.cu \\\n  x/b.h\n\na.cu:\n\nx/b.h:\n");
  CHECK(dependencyRule({"a.hip", "b.hip"}, {"a.cu"}) == "a.hip b.hip: \\\n  a.cu\n\na.cu:\n");
}

TEST_CASE("A dependency rule quotes what make would read otherwise", "[driver]") {
  CHECK(dependencyRule({"a b.hip"}, {"x #1.h"}) == "a\\ b.hip: \\\n  x\\ \\#1.h\n\nx\\ \\#1.h:\n");
  CHECK(dependencyRule({"$a.hip"}, {"b\\ c.h"}) == "$$a.hip: \\\n  b\\\\\\ c.h\n\nb\\\\\\ c.h:\n");
  CHECK(dependencyRule({"a"}, {"b\\c"}) == "a: \\\n  b\\c\n\nb\\c:\n");
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/OtherFiles.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::project;

TEST_CASE("OtherFiles: the one beside, else the nearest") {
  OtherFiles others;
  for (llvm::StringRef file : {"/p/a/x.def", "/p/b/c/x.def", "/p/b/x.def.in", "/p/vector"})
    others.add(file.str());
  CHECK(others.find("/p/a/a.cu", "x.def") == "/p/a/x.def");
  CHECK(others.find("/p/a/a.cu", "../b/c/x.def") == "/p/b/c/x.def");
  CHECK(others.find("/p/b/a.cu", "x.def") == "/p/b/c/x.def");
  CHECK(others.find("/p/a/a.cu", "c/x.def") == "/p/b/c/x.def");
  CHECK(others.find("/p/a/a.cu", "y.def") == std::nullopt);
  CHECK(others.find("/p/a.cu", "vector") == std::nullopt); // the standard's
}

TEST_CASE("OtherFiles: who may include one") {
  OtherFiles others;
  CHECK_FALSE(others.areIncludedBy("#include \"x.def\"\n"));
  others.add("/p/x.def");
  CHECK(others.areIncludedBy("int a;\n#include \"x.def\"\n"));
  CHECK(others.areIncludedBy("#  include <sub/x.def> // of ours\n"));
  CHECK_FALSE(others.areIncludedBy("#include \"y.def\"\n#include\n// x.def\n#include \"x"));
  CHECK_FALSE(others.areIncludedBy("#define INCLUDE \"x.def\"\n"));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/TextIncludes.h"

#include "support/Test.h"

using namespace tranship::frontend;

TEST_CASE("TextIncludes: the includes right behind another") {
  std::vector<std::string> both = {"b.h", "c/d.h"};
  CHECK(includesBehind(
            "#include <z.h>\n#include <a.h>\n\n// Why.\n# include <b.h>\n#include <c/d.h>\n"
            "int x;\n#include <e.h>\n",
            "a.h") == both);
  CHECK(includesBehind("#include <b.h>\n", "a.h").empty());
  CHECK(includesBehind("#include \"a.h\"\n#include <b.h>\n", "a.h").empty());
  // Whatever stands between may change what the next one means.
  CHECK(includesBehind("#include <a.h>\n#define B 1\n#include <b.h>\n", "a.h").empty());
  CHECK(includesBehind("#include <a.h>\n#ifdef B\n#include <b.h>\n#endif\n", "a.h").empty());
  CHECK(includesBehind("#include <a.h>\n#include \"b.h\"\n#include <c.h>\n", "a.h").empty());
  CHECK(includesBehind("#include <a.h>\n/* #include <b.h>\n*/\n#include <c.h>\n", "a.h").empty());
}

TEST_CASE("TextIncludes: guards") {
  CHECK(hasGuard("// A comment.\n#pragma once\nint x;\n"));
  CHECK(hasGuard("#ifndef A_H\n#define A_H\n#endif\n"));
  CHECK(hasGuard("#if !defined(A_H)\n#define A_H\n#endif\n"));
  CHECK_FALSE(hasGuard("#include <a.h>\n#ifndef A_H\n#endif\n"));
  CHECK_FALSE(hasGuard("#pragma pack(push)\n"));
  CHECK_FALSE(hasGuard("int x;\n"));
}

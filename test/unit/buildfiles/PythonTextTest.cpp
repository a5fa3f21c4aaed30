// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/PythonText.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

TEST_CASE("findPythonProblem accepts Python's strings, comments and brackets", "[buildfiles]") {
  for (const char *text :
       {"", "setup(a=[1, {'b': (2)}])\n", "x = 'it\\'s (' # ' (\n", "x = \"a' [\"\n",
        "\"\"\"A \"quoted\" [\nheading\"\"\"\n", "x = r'\\d('\ny = ''\n", "x = f\"{a['b']}\"\n",
        "x = 'a\\\nb'\n", "x = 'a\\\r\nb'\r\n", "# (", "'''\\''' ('''"}) {
    INFO(text);
    CHECK_FALSE(findPythonProblem(text));
  }
}

TEST_CASE("findPythonProblem finds strings and brackets without an end", "[buildfiles]") {
  struct Case {
    const char *text;
    size_t offset;
    const char *problem;
  };
  for (auto [text, offset, problem] :
       {Case{"setup(a=[1]\n", 5, "this `(` is never closed"},
        Case{"a(\n[1)\n", 3, "this `[` is closed by `)`"},
        Case{"a()\n)\n", 4, "this `)` closes nothing"},
        Case{"x = 'a\ny = 2\n", 4, "this string is never closed"},
        Case{"x = \"\"\"a\"\ny = 2\n", 4, "this string is never closed"},
        Case{"x = 'a\\", 4, "this string is never closed"}}) {
    INFO(text);
    std::optional<PythonProblem> found = findPythonProblem(text);
    REQUIRE(found);
    CHECK(found->offset == offset);
    CHECK(found->text == problem);
  }
}

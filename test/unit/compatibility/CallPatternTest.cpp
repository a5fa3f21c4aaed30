// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compatibility/CallPattern.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::compatibility;

namespace {

std::optional<CallPattern> patternOf(const SourceFile &file, std::vector<Edit> edits) {
  return callPattern(file, 0, {"call", Layer::Ast, std::move(edits)});
}

} // namespace

TEST_CASE("A call becomes a pattern with places for its arguments", "[header]") {
  SourceFile file("a.cu", "copy(table,\n     p, n + (1, 2));");
  std::optional<CallPattern> pattern =
      patternOf(file, {{{5, 5}, {"SYMBOL("}}, {{10, 10}, {")"}}, {{0, 4}, {"hipCopy"}}});
  REQUIRE(pattern);
  CHECK(pattern->arguments == 3);
  CHECK(pattern->text == "hipCopy(SYMBOL($0), $1, $2)");
  CHECK(macroBody(pattern->text) == "hipCopy(SYMBOL(a0), a1, a2)");
}

TEST_CASE("Arguments may go and change their order", "[header]") {
  SourceFile file("a.cu", "shuffle(mask, x, 1)");
  std::optional<CallPattern> pattern =
      patternOf(file, {{{0, 19}, {"down(", Range{17, 18}, ", ", Range{14, 15}, ")"}}});
  REQUIRE(pattern);
  CHECK(pattern->text == "down($2, $1)");
}

TEST_CASE("Casts of arguments do not make another pattern", "[header]") {
  CHECK(withoutCasts("f((unsigned long long)($0), reinterpret_cast<const void *>($1), $2)") ==
        "f($0, $1, $2)");
  CHECK(withoutCasts("f(SYMBOL($0))") == "f(SYMBOL($0))");
  CHECK(isSameCall("f", {2, "f($0, $1)"}));
  CHECK(!isSameCall("f", {2, "f($1, $0)"}));
}

TEST_CASE("What a macro cannot take apart has no pattern", "[header]") {
  std::vector<Edit> edits = {{{0, 1}, {"g"}}};
  CHECK(!patternOf(SourceFile("a.cu", "f<int>(x)"), edits));
  CHECK(!patternOf(SourceFile("a.cu", "f(std::pair<int, int>())"), edits));
  CHECK(!patternOf(SourceFile("a.cu", "f"), edits));
  CHECK(patternOf(SourceFile("a.cu", "f(x)"), edits));
  // An edit inside of an argument, or outside of the call.
  CHECK(!patternOf(SourceFile("a.cu", "f(xyz)"), {{{3, 4}, {"g"}}}));
  CHECK(!patternOf(SourceFile("a.cu", "f(x) + y"), {{{7, 8}, {"g"}}}));
}

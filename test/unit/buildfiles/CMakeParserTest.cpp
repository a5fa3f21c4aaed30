// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeParser.h"
#include "buildfiles/TextEdits.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

namespace {

using Kind = CMakeArgument::Kind;

Strings argumentsOf(llvm::StringRef text) {
  CMakeCommands parsed = parseCMake(text);
  REQUIRE_FALSE(parsed.problem);
  REQUIRE(parsed.commands.size() == 1);
  Strings texts;
  for (const CMakeArgument &argument : parsed.commands.front().arguments)
    texts.push_back(argument.text.str());
  return texts;
}

std::string problemOf(llvm::StringRef text) {
  CMakeCommands parsed = parseCMake(text);
  if (!parsed.problem)
    return {};
  auto [line, column] = lineAndColumn(text, parsed.problem->offset);
  return std::to_string(line) + ":" + std::to_string(column) + ": " + parsed.problem->text;
}

} // namespace

TEST_CASE("Arguments of CMake commands stay as they are written", "[buildfiles]") {
  CHECK(argumentsOf("set (A b \"c d\" [=[e ]] f]=])") == Strings{"A", "b", "c d", "e ]] f"});
  CHECK(argumentsOf("if(NOT (A AND B))") == Strings{"NOT", "(", "A", "AND", "B", ")"});
  CHECK(argumentsOf("a(x\\ y\\)z \"q\\\"r\")") == Strings{"x\\ y\\)z", "q\\\"r"});
  CHECK(argumentsOf("a(-DX=\"b c\" $(VAR) ${V}/f)") == Strings{"-DX=\"b c\"", "$(VAR)", "${V}/f"});
  CHECK(argumentsOf("a($<$<CONFIG:Debug>:-g> #[[ x ) ]] y # z )\n)") ==
        Strings{"$<$<CONFIG:Debug>:-g>", "y"});
  CHECK(argumentsOf("a()").empty());
}

TEST_CASE("CMake commands have places", "[buildfiles]") {
  llvm::StringRef text = "\xef\xbb\xbf# c\n#[[ a( ]]\n  Set(A\n \"b\") # d\n@PACKAGE_INIT@\nend()";
  CMakeCommands parsed = parseCMake(text);
  REQUIRE_FALSE(parsed.problem);
  REQUIRE(parsed.commands.size() == 2);
  const CMakeCommand &set = parsed.commands.front();
  CHECK(text.slice(set.begin, set.end) == "Set(A\n \"b\")");
  REQUIRE(set.arguments.size() == 2);
  CHECK(set.arguments[1].kind == Kind::Quoted);
  CHECK(text.slice(set.arguments[1].begin, set.arguments[1].end) == "\"b\"");
  CHECK(text.substr(set.arguments[1].textBegin, 1) == "b");
}

TEST_CASE("A text that is not CMake is reported once, with its place", "[buildfiles]") {
  CHECK(problemOf("a(b") == "1:1: `a(` is never closed");
  CHECK(problemOf("a()\nb(\"c)\n") == "2:3: this quote is never closed");
  CHECK(problemOf("a([[b)") == "1:3: this bracket is never closed");
  CHECK(problemOf("a\nb()") == "1:2: `(` is expected after `a`");
  CHECK(problemOf(")") == "1:1: a command is expected here");
  CHECK(problemOf("\xff\xfe") == "1:1: a command is expected here");
  CHECK(problemOf("a(b\\").find("never closed") != std::string::npos);
  CHECK(problemOf("").empty());
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeLines.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

namespace {

Strings wordsOf(llvm::StringRef text, const MakeLine &line) {
  Strings words;
  for (const MakeWord &word : line.words)
    words.push_back(text.slice(word.begin, word.coreEnd).str());
  return words;
}

/// The words of the arguments of a call, each argument in brackets.
std::string argumentsOf(llvm::StringRef text, const MakeWord &call) {
  std::string result;
  for (const MakeArgument &argument : call.arguments) {
    result += "[";
    for (const MakeWord &word : argument.words)
      result += (result.back() == '[' ? "" : " ") +
                (word.function.empty() ? text.slice(word.begin, word.end).str()
                                       : word.function.str() + argumentsOf(text, word));
    result += "]";
  }
  return result;
}

} // namespace

TEST_CASE("Makefiles are read by lines and words", "[buildfiles]") {
  llvm::StringRef text = "A := b \\\n  c # d\nexport E += f\na: b\n\t$(A) \"x y\" -o $@\n"
                         "main: F = g\nG = $(foreach s,$(L),-x a_$(s))\nH = a:b\n";
  std::vector<MakeLine> lines = readMakefile(text);
  REQUIRE(lines.size() == 7);
  CHECK(lines[0].variable == "A");
  CHECK(wordsOf(text, lines[0]) == Strings{"b", "c"});
  CHECK(lines[1].variable == "E");
  CHECK(lines[1].isAppended);
  CHECK(lines[2].variable.empty());
  CHECK(lines[3].isRecipe);
  CHECK(wordsOf(text, lines[3]) == Strings{"$(A)", "\"x y\"", "-o", "$@"});
  CHECK(lines[4].variable == "F");
  CHECK(wordsOf(text, lines[5]) == Strings{"$(foreach s,$(L),-x a_$(s))"});
  CHECK(lines[6].variable == "H");
  CHECK(makeReferencesIn("$(A)/${B}:$@ $(C:.cu=.o) $(wildcard x)").size() == 3);
}

TEST_CASE("Makefiles say which variables they export", "[buildfiles]") {
  auto exports = [](llvm::StringRef text) {
    MakeExports result;
    for (const MakeLine &line : readMakefile(text))
      result.read(text, line);
    return result;
  };
  MakeExports some = exports("export A B\nexport  override C := c\noverride export D ?= d\n"
                             "all: export E = e\nF = f\nunexport B\nexport = g\n");
  CHECK(some.has("A"));
  CHECK_FALSE(some.has("B"));
  CHECK(some.has("C"));
  CHECK(some.has("D"));
  CHECK(some.has("E"));
  CHECK_FALSE(some.has("F"));
  CHECK(exports("export\n").has("F"));
  CHECK(exports(".EXPORT_ALL_VARIABLES:\n").has("F"));
  CHECK_FALSE(exports("unexport F\nexport\n").has("F"));
  CHECK(shellReferencesIn("a $$B $${C} $(D) $$(E)").size() == 2);
}

TEST_CASE("Calls in makefiles have arguments with words", "[buildfiles]") {
  auto read = [](llvm::StringRef text) {
    std::vector<MakeLine> lines = readMakefile(text);
    REQUIRE(lines.size() == 1);
    REQUIRE(lines[0].words.size() == 1);
    return argumentsOf(text, lines[0].words[0]);
  };
  CHECK(read("A = $(if $(DEBUG),-G -g,-lineinfo)") == "[$(DEBUG)][-G -g][-lineinfo]");
  CHECK(read("A = $(foreach s,70 80,-gencode arch=compute_$(s),code=sm_$(s))") ==
        "[s][70 80][-gencode arch=compute_$(s),code=sm_$(s)]");
  CHECK(read("A = ${addprefix -Xcompiler ,$(filter -f%,$(F))}") ==
        "[-Xcompiler][filter[-f%][$(F)]]");
  CHECK(read("A = $(shell which nvcc | sed 's/a,b/c/')") == "[which nvcc | sed 's/a,b/c/']");
  CHECK(read("A = $(NAME:.cu=.o)").empty());
  CHECK(read("A = x$(if a,b)").empty());
  CHECK(read("A = $(if").empty());
}

TEST_CASE("A line with a tab is a recipe only after a rule", "[buildfiles]") {
  llvm::StringRef text = "ifeq ($(A),)\n\tA = b\nendif\nx: y\nifdef C\n\tcmd\nendif\n"
                         "\tcmd\nB = c\n\tD = e\n$(eval $(call rule,x))\n\tcmd\n";
  std::string kinds;
  for (const MakeLine &line : readMakefile(text))
    kinds += line.isRecipe ? 'r' : line.variable.empty() ? '-' : '=';
  CHECK(kinds == "-=---r-r==-r");
}

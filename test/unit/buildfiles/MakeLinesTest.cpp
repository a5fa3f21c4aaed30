// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeLines.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

namespace {

Strings wordsOf(llvm::StringRef text, const MakeLine &line) {
  Strings words;
  for (const MakeWord &word : line.words)
    words.push_back(text.slice(word.coreBegin, word.coreEnd).str());
  return words;
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
  CHECK(wordsOf(text, lines[5]) == Strings{"$(foreach", "-x", "a_$(s)"});
  CHECK(lines[6].variable == "H");
  CHECK(makeReferencesIn("$(A)/${B}:$@ $(C:.cu=.o) $(wildcard x)").size() == 3);
}

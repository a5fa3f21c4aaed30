// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/Conditions.h"

#include "support/Test.h"

using namespace tranship;

namespace {

/// The first lines of the branches that are dead if `ON` is 1 and `OFF` is not defined.
Strings deadLines(llvm::StringRef text) {
  SourceFile file("a.cu", text.str());
  Strings lines;
  for (Range range : deadBranches(file, [](llvm::StringRef macro) {
         return macro == "ON"    ? MacroState{true, 1}
                : macro == "OFF" ? MacroState{false, 0}
                                 : MacroState();
       }))
    lines.push_back(file.text(range).split('\n').first.str());
  return lines;
}

} // namespace

TEST_CASE("deadBranches evaluates what is known") {
  CHECK(deadLines("#ifdef OFF\nint x;\n#else\n#endif\n") == Strings{"#ifdef OFF"});
  CHECK(deadLines("#ifndef ON\n#elif 1\n#else\n#endif\n") == Strings{"#ifndef ON", "#else"});
  CHECK(deadLines("#if defined(OFF) && OPEN\n#endif\n") == Strings{"#if defined(OFF) && OPEN"});
  CHECK(deadLines("#if defined(OFF) || OPEN\n#endif\n").empty());
  CHECK(deadLines("#if !defined ON || (ON + 2) * 2 != 0x6u\n#endif\n").size() == 1);
  CHECK(deadLines("#if ON > 1 ? OPEN : OFF\n#endif\n").size() == 1);
  CHECK(deadLines("#if OPEN(1, (2)) && OFF\n#endif\n").size() == 1);
}

TEST_CASE("deadBranches leaves open what depends on unknown macros") {
  CHECK(deadLines("#if OPEN\n#elif OPEN > 2\n#else\n#endif\n").empty());
  CHECK(deadLines("#if __has_include(<a.h>)\n#else\n#endif\n").empty());
  CHECK(deadLines("#if ON / 0\n#endif\n#endif\n#else\n").empty());
  CHECK(deadLines("#if " + std::string(100000, '(') + "0\n#endif\n").empty());
}

TEST_CASE("deadBranches names the outermost branch alone") {
  CHECK(deadLines("#if OFF\n#if 0\n#endif\n#if OPEN\n#else\n#endif\n#endif\n") ==
        Strings{"#if OFF"});
}

TEST_CASE("macrosThatOpen names macros that must be defined") {
  auto macros = [](llvm::StringRef text) {
    SourceFile file("a.cu", text.str());
    Strings names;
    for (llvm::StringRef name : macrosThatOpen(file, text.find('!') + 1))
      names.push_back(name.str());
    return names;
  };
  CHECK(macros("#ifdef A\n#if defined(B) && C\n//!\nx\n#endif\n#endif\n") ==
        Strings{"A", "B", "C"});
  CHECK(macros("#ifdef A\n#endif\n#ifndef B\n#if D == 1 || defined(E)\n//!\n#endif\n").empty());
  CHECK(macros("#ifdef A\n#else\n//!\n#endif\n").empty());
}

TEST_CASE("comparisonAround finds the comparison of a token in a condition") {
  auto comparisonOf = [](llvm::StringRef condition) {
    SourceFile file("a.cu", ("#if " + condition + "\n#endif\n").str());
    for (size_t i = 0; i < file.tokens().size(); ++i)
      if (file.text(file.tokens()[i]) == "V")
        if (std::optional<Range> found = comparisonAround(file, i))
          return file
              .text(Range{file.tokens()[found->begin].offset, file.tokens()[found->end - 1].end()})
              .str();
    return std::string();
  };
  CHECK(comparisonOf("V >= 9000") == "V >= 9000");
  CHECK(comparisonOf("defined(A) && 9000 < (V) || B") == "9000 < (V)");
  CHECK(comparisonOf("!(V / 1000 * 10 + W >= 110)") == "V / 1000 * 10 + W >= 110");
  CHECK(comparisonOf("A ? V == f(1, 2) : 0") == "V == f(1, 2)");
  CHECK(comparisonOf("((V) % 10) != 2") == "((V) % 10) != 2");
  CHECK(comparisonOf("V") == "");
  CHECK(comparisonOf("V && A >= 2") == "");
  CHECK(comparisonOf("A < V == 1") == "");
  CHECK(comparisonOf("!V >= 2") == "");
}

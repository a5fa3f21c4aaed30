// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/NamedFunctions.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::translate;

static std::vector<Diagnostic> lookups(unsigned count) {
  std::vector<Diagnostic> result;
  for (unsigned i = 1; i <= count; ++i)
    result.push_back({DiagnosticKind::LibraryName, "a.cpp", i, 1, "`f` is looked up", "look up `g`",
                      "f" + std::to_string(i)});
  return result;
}

TEST_CASE("joinNamedFunctions: a few functions are reported one by one") {
  std::vector<Diagnostic> diagnostics = lookups(4);
  joinNamedFunctions(diagnostics);
  CHECK(diagnostics == lookups(4));
}

TEST_CASE("joinNamedFunctions: many functions of a file are one diagnostic") {
  std::vector<Diagnostic> diagnostics = lookups(9);
  Diagnostic library{DiagnosticKind::LibraryName, "a.cpp", 20, 1, "`libcuda.so` is a library", ""};
  Diagnostic elsewhere = lookups(1).front();
  elsewhere.file = "b.cpp";
  diagnostics.push_back(library);
  diagnostics.push_back(elsewhere);
  joinNamedFunctions(diagnostics);
  REQUIRE(diagnostics.size() == 3);
  CHECK(diagnostics[0].line == 1);
  CHECK(diagnostics[0].message == "`f` is looked up (and 8 more functions in this file)");
  CHECK(diagnostics[0].advice == "look up `g`; `tranship check` lists each of them");
  CHECK(diagnostics[1] == library);
  CHECK(diagnostics[2] == elsewhere);
}

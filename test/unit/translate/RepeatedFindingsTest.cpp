// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/RepeatedFindings.h"

#include "diagnostics/MacroBody.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::translate;

TEST_CASE("joinRepeatedFindings reports what one decision settles once") {
  DiagnosticKind kind = GENERATE(DiagnosticKind::FloatAtomics, DiagnosticKind::MatrixInstructions);
  auto finding = [](DiagnosticKind kind, const char *file, unsigned line, const char *message) {
    return Diagnostic{kind, file, line, 1, message, "do this"};
  };
  std::vector<Diagnostic> all;
  for (unsigned line = 1; line <= 5; ++line) {
    all.push_back(finding(kind, line < 4 ? "a.cu" : "b.cu", line, "float"));
    all.push_back(finding(DiagnosticKind::ShiftWidth, "a.cu", line, "shift"));
  }
  all.push_back(finding(kind, "b.cu", 9, "double"));
  joinRepeatedFindings(all);
  REQUIRE(all.size() == 7);
  CHECK(all[0].message == "float (and at 4 more places in 2 files)");
  CHECK(all[0].advice == "do this; `tranship check` lists each of them");
  CHECK(all[1].message == "shift");
  CHECK(all[6].message == "double");
}

TEST_CASE("joinRepeatedFindings reports the body of a macro once") {
  auto finding = [](unsigned line, unsigned macroLine) {
    Diagnostic diagnostic{DiagnosticKind::DeviceClock, "a.cu", line, 1, "clock", "do this"};
    diagnostic.related.push_back({"a.h", macroLine, 5, macroBodyMessage.str()});
    return diagnostic;
  };
  std::vector<Diagnostic> all = {finding(1, 10), finding(2, 10), finding(3, 20), finding(4, 10)};
  joinRepeatedFindings(all);
  REQUIRE(all.size() == 2);
  CHECK(all[0].message == "clock (and at 2 more places)");
  CHECK(all[0].advice == "do this");
  CHECK(all[1].message == "clock");
}

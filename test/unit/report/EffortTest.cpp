// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/Effort.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::report;

TEST_CASE("Every kind that needs work is guessed to take some time, and no note is") {
  for (DiagnosticKind kind : allDiagnosticKinds()) {
    INFO(idOf(kind).str());
    EffortRow row = effortOf(kind);
    CHECK((row.first > 0) == (severityOf(kind) != Severity::Note));
    CHECK(row.again <= row.first);
  }
}

TEST_CASE("effort counts a name in full once") {
  EffortRow row = effortOf(DiagnosticKind::UnsupportedName);
  auto at = [](unsigned line, std::string name) {
    return Diagnostic{DiagnosticKind::UnsupportedName, "a.cu", line, 1, "", "", std::move(name)};
  };
  auto minutes = [](std::vector<Diagnostic> diagnostics) {
    return effort(diagnostics)[DiagnosticKind::UnsupportedName];
  };
  CHECK(minutes({at(1, "cudaA")}) == row.first);
  CHECK(minutes({at(1, "cudaA"), at(2, "cudaA")}) == row.first + row.again);
  CHECK(minutes({at(1, "cudaA"), at(2, "cudaB")}) == 2 * row.first);
  CHECK(minutes({at(1, ""), at(2, "")}) == 2 * row.first);
  CHECK(effort({}).empty());
}

TEST_CASE("roughRange is no more exact than a guess, and has one unit") {
  CHECK(roughRange(0, 2) == "0 to 2 minutes");
  CHECK(roughRange(1, 1) == "1 minute");
  CHECK(roughRange(25, 100) == "25 to 100 minutes");
  CHECK(roughRange(50, 200) == "1 to 3 hours");
  CHECK(roughRange(45, 180) == "1 to 3 hours");
  CHECK(roughRange(200, 210) == "3 to 4 hours");
  CHECK(roughRange(360, 24 * 60) == "1 to 3 working days");
}

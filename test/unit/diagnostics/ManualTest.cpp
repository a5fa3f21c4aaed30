// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/Manual.h"

#include "support/Test.h"

using namespace tranship;

TEST_CASE("The manual has a section or a page for each kind, and nothing of the next one") {
  for (DiagnosticKind kind : allDiagnosticKinds()) {
    llvm::StringRef section = manualSection(idOf(kind));
    INFO(idOf(kind).str() << ": " << section.str());
    std::string heading = isCheck(kind) ? "# " : "## ";
    CHECK(section.starts_with(heading + idOf(kind).str() + "\n\n*"));
    CHECK_FALSE(section.contains("\n" + heading));
  }
  CHECK(manualSection("no-such-kind") == "");
}

TEST_CASE("The manual sums each kind up in a sentence") {
  for (DiagnosticKind kind : allDiagnosticKinds()) {
    std::string summary = summaryOf(kind);
    INFO(idOf(kind).str() << ": " << summary);
    CHECK(summary.size() > 10);
    CHECK(llvm::StringRef(summary).ends_with("."));
    CHECK(summary.find('\n') == std::string::npos);
    CHECK(summary.front() != '*');
  }
}

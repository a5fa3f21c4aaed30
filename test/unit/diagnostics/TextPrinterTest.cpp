// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/TextPrinter.h"

#include "support/PrintedFindings.h"
#include "support/Test.h"

using namespace tranship;

TEST_CASE("Findings as text look as clang's") {
  CHECK(findingsAsText(Printed().findings, false) ==
        "a b.cu:2:10: warning: it is `so` [device-clock]\n"
        "    2 |         use(ä, four, b);\n"
        "      |                ^~~~\n"
        "      |                4\n"
        "a b.cu:2:10: note: do that\n"
        "a b.cu:1:5: note: comes from here\n"
        "    1 | int a;\n"
        "      |     ^\n"
        "/else/c.h:7:2: note: and, from: there\n"
        "a b.cu:3:1: error: it is `so` [unknown-name]\n"
        "    3 | last(5);\n"
        "      | ^\n"
        "c.cu: error: 100% gone [skipped-file]\n");
}

TEST_CASE("Findings as text have colours where somebody sees them") {
  CHECK(llvm::StringRef(findingsAsText(Printed().findings, true)).contains("\x1b["));
  CHECK_FALSE(llvm::StringRef(findingsAsText(Printed().findings, false)).contains("\x1b["));
}

TEST_CASE("A finding behind the end of a file that has changed is still printed") {
  Printed printed;
  printed.findings.list.resize(1, Finding(printed.findings.list[0]));
  printed.findings.texts["/tree/a b.cu"] = "x";
  CHECK(llvm::StringRef(findingsAsText(printed.findings, false)).contains("[device-clock]"));
}

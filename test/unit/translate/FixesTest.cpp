// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/Fixes.h"

#include "support/Found.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::translate;

namespace {

constexpr char code[] = "a = b + c;\nd(e);\n";

struct Fixing {
  Findings findings;

  Fixing() { findings.texts["/a.cu"] = code; }
  /// Replaces each of `parts` by its text, all or none.
  void add(std::vector<std::pair<llvm::StringRef, std::string>> parts) {
    Finding finding = foundAt("/a.cu", code, parts.front().first);
    for (auto &[what, text] : parts)
      finding.diagnostic.fix.push_back({foundAt("/a.cu", code, what).diagnostic.span, text});
    findings.list.push_back(std::move(finding));
  }
};

} // namespace

TEST_CASE("Fixes are applied together, and what they mend is no finding any more") {
  Fixing fixing;
  fixing.add({{"b", "bb"}, {"e", ""}});
  fixing.findings.list.push_back(foundAt("/a.cu", code, "d"));
  fixing.add({{" + c", ""}});
  Fixes fixes = applyFixes(fixing.findings);
  CHECK(fixes.texts == std::map<std::string, std::string>{{"/a.cu", "a = bb;\nd();\n"}});
  CHECK(fixes.applied == 2);
  CHECK(fixes.overlapping == 0);
  REQUIRE(fixing.findings.list.size() == 1);
  CHECK(fixing.findings.list.front().diagnostic.fix.empty());
}

TEST_CASE("Of two fixes that overlap the first one wins, and the other is not applied in part") {
  Fixing fixing;
  fixing.add({{"b + c", "sum(b, c)"}});
  fixing.add({{"d", "f"}, {"c", "g"}});
  Fixes fixes = applyFixes(fixing.findings);
  CHECK(fixes.texts.at("/a.cu") == "a = sum(b, c);\nd(e);\n");
  CHECK(fixes.applied == 1);
  CHECK(fixes.overlapping == 1);
  CHECK(fixing.findings.list.size() == 1);
}

TEST_CASE("Two fixes may agree on a part") {
  Fixing fixing;
  fixing.add({{"b", "x"}, {"c", "y"}});
  fixing.add({{"b", "x"}, {"e", "z"}});
  CHECK(applyFixes(fixing.findings).texts.at("/a.cu") == "a = x + y;\nd(z);\n");
}

TEST_CASE("Insertions apply; two at one place do not") {
  Fixing fixing;
  Finding one = foundAt("/a.cu", code, "b");
  one.diagnostic.span.end = one.diagnostic.span.begin;
  one.diagnostic.fix.push_back({one.diagnostic.span, "-"});
  Finding two = one;
  two.diagnostic.fix.front().text = "+";
  fixing.findings.list = {one, two};
  Fixes fixes = applyFixes(fixing.findings);
  CHECK(fixes.texts.at("/a.cu") == "a = -b + c;\nd(e);\n");
  CHECK(fixes.overlapping == 1);
}

TEST_CASE("What is silenced, elsewhere, or out of the text is not fixed") {
  Fixing fixing;
  fixing.add({{"b", "x"}});
  fixing.add({{"c", "x"}});
  fixing.add({{"d", "x"}});
  fixing.findings.list[0].suppressed = "";
  fixing.findings.list[1].diagnostic.file = "/b.cu";
  fixing.findings.list[2].diagnostic.fix[0].span.end = 1000;
  Fixes fixes = applyFixes(fixing.findings);
  CHECK(fixes.texts.empty());
  CHECK(fixes.applied + fixes.overlapping == 0);
  CHECK(fixing.findings.list.size() == 3);
}

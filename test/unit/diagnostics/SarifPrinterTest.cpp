// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/SarifPrinter.h"

#include "support/PrintedFindings.h"
#include "support/Test.h"

using namespace tranship;

TEST_CASE("SARIF places findings, from the root, in characters") {
  Printed printed;
  llvm::json::Value sarif = findingsAsSarif(printed.findings);
  const llvm::json::Object &first = printed.result(sarif, 0);
  CHECK(compact(*first.get("locations")) ==
        R"([{"logicalLocations":[{"fullyQualifiedName":"ns::kernel","kind":"function"}],)"
        R"("physicalLocation":{"artifactLocation":{"uri":"a%20b.cu","uriBaseId":"SRCROOT"},)"
        R"("region":{"byteLength":4,"byteOffset":16,"endColumn":13,"endLine":2,"startColumn":9,)"
        R"("startLine":2}}}])");
  CHECK(compact(*first.get("fixes")) ==
        R"([{"artifactChanges":[{"artifactLocation":{"uri":"a%20b.cu","uriBaseId":"SRCROOT"},)"
        R"("replacements":[{"deletedRegion":{"byteLength":4,"byteOffset":16,"endColumn":13,)"
        R"("endLine":2,"startColumn":9,"startLine":2},"insertedContent":{"text":"4"}}]}]}])");
  CHECK((*first.getArray("relatedLocations")).size() == 2);
  CHECK(compact((*first.getArray("relatedLocations"))[1])
            .find(R"("artifactLocation":{"uri":"file:///else/c.h"})") != std::string::npos);
  CHECK(first.getString("level") == "warning");
  CHECK(compact(*first.get("suppressions")) == "[]");
  CHECK(compact(*printed.result(sarif, 3).get("suppressions")) ==
        R"([{"justification":"known since 2019","kind":"inSource"}])");
  // About a file as such: no region.
  CHECK(compact(*printed.result(sarif, 2).get("locations")) ==
        R"([{"physicalLocation":{"artifactLocation":{"uri":"c.cu","uriBaseId":"SRCROOT"}}}])");
}

TEST_CASE("SARIF tells of each kind what the manual says") {
  Printed printed;
  llvm::json::Value sarif = findingsAsSarif(printed.findings);
  const llvm::json::Object &run = *(*sarif.getAsObject()->getArray("runs"))[0].getAsObject();
  const llvm::json::Object &driver = *run.getObject("tool")->getObject("driver");
  CHECK(driver.getString("version") == "9.8");
  const llvm::json::Array &rules = *driver.getArray("rules");
  REQUIRE(rules.size() == 3);
  for (size_t i = 0; i < 4; ++i) {
    const llvm::json::Object &result = printed.result(sarif, i);
    const llvm::json::Object &rule = *rules[*result.getInteger("ruleIndex")].getAsObject();
    CHECK(rule.getString("id") == result.getString("ruleId"));
    CHECK_FALSE(rule.getObject("help")->getString("markdown")->empty());
    CHECK(rule.getObject("shortDescription")->getString("text")->ends_with("."));
  }
}

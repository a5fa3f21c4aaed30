// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/JsonPrinter.h"

#include "support/PrintedFindings.h"
#include "support/Test.h"

using namespace tranship;

TEST_CASE("Findings as JSON hold everything") {
  Printed printed;
  llvm::json::Value value = findingsAsJson(printed.findings);
  const llvm::json::Object &object = *value.getAsObject();
  CHECK(compact(*object.get("summary")) == R"({"errors":2,"notes":0,"suppressed":1,"warnings":1})");
  const llvm::json::Array &list = *object.getArray("findings");
  REQUIRE(list.size() == 4);
  CHECK(compact(list[0]) ==
        R"({"advice":"do that","column":10,"endColumn":14,"endLine":2,"file":"a b.cu",)"
        R"("fingerprint":")" +
            printed.findings.list[0].fingerprint +
            R"(","fix":[{"column":10,"endColumn":14,"endLine":2,"length":4,"line":2,"offset":16,)"
            R"("text":"4"}],"function":"ns::kernel","id":"device-clock","length":4,"line":2,)"
            R"("message":"it is `so`","offset":16,"related":[{"column":5,"file":"a b.cu","line":1,)"
            R"("message":"comes from here"},{"column":2,"file":"/else/c.h","line":7,)"
            R"("message":"and, from: there"}],"severity":"warning","sort":"portability"})");
  CHECK(list[1].getAsObject()->getString("sort") == "translation");
  CHECK_FALSE(list[2].getAsObject()->get("line"));
  CHECK(compact(*list[3].getAsObject()->get("suppressed")) == R"({"reason":"known since 2019"})");
}

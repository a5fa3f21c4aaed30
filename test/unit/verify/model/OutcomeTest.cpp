// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/Outcome.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

namespace {

std::string str(const Outcome &outcome) {
  return std::string(toString(outcome)) + ": " + summaryOf(outcome);
}

} // namespace

TEST_CASE("Outcomes are combined without hiding any", "[verify]") {
  Outcome passed = Passed{"good"}, other = Passed{"fine"}, skipped = Skipped{"no GPU"},
          failed = Failed{{{"stdout", "1 against 2"}}}, worse = Failed{{{"run", "exit code 1"}}};
  CHECK(str(combine({})) == "skipped: there was nothing to do");
  CHECK(str(combine({passed})) == "passed: good");
  CHECK(str(combine({passed, passed})) == "passed: good");
  CHECK(str(combine({passed, other})) == "passed: 2 runs agree");
  CHECK(str(combine({passed, skipped})) == "skipped: 1 of 2 skipped: no GPU");
  CHECK(str(combine({skipped, skipped})) == "skipped: no GPU");
  CHECK(str(combine({skipped, failed, passed, worse})) ==
        "failed: stdout: 1 against 2; run: exit code 1");
}

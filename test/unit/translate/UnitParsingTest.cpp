// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/UnitParsing.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::translate;

TEST_CASE("takeUnits takes the units of a plan from shards, by their position") {
  UnitPlan plan;
  plan.commands = {{"/a.cu", "/", true, {}}, {"/b.cu", "/", true, {}}};
  ShardFile shards;
  shards.units[1] = {"bytes", ""};
  ParsedUnits taken = takeUnits(plan, shards);
  CHECK(taken.commands == plan.commands);
  REQUIRE(taken.units.size() == 2);
  CHECK(taken.units[0].error == "no shard contains this unit");
  CHECK(taken.units[1].bytes == "bytes");
  CHECK(taken.units[1].error.empty());
}

TEST_CASE("parseUnits reports the progress of a session over several plans") {
  ParseSession session("", "");
  std::vector<std::pair<size_t, size_t>> seen;
  session.progress = [&](const Progress &progress) {
    seen.emplace_back(progress.done, progress.total);
  };
  CHECK(parseUnits({}, session).units.empty());
  session.done = session.total = 2;
  CHECK(parseUnits({}, session).units.empty());
  CHECK(seen == std::vector<std::pair<size_t, size_t>>{{0, 0}, {2, 2}});
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Explain.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

TEST_CASE("explain finds a CUDA name, all its guarded rows, and a header") {
  Table table;
  Explanation malloc = explain(table, "cudaMalloc");
  REQUIRE(malloc.rows.size() == 1);
  CHECK(malloc.rows[0]->hip == "hipMalloc");
  CHECK_FALSE(malloc.askedForHipName);
  CHECK(explain(table, "cudaEventCreate").rows.size() > 1);
  REQUIRE(explain(table, "cublas_v2.h").rows.size() == 1);
  CHECK(explain(table, "cublas_v2.h").rows[0]->hip == "hipblas/hipblas.h");
}

TEST_CASE("explain goes back from a HIP name and finds fields without their struct") {
  Table table;
  Explanation hip = explain(table, "hipMemcpyToSymbol");
  CHECK(hip.askedForHipName);
  REQUIRE(!hip.rows.empty());
  CHECK(hip.rows[0]->name == "cudaMemcpyToSymbol");
  bool found = false;
  for (const Row *row : explain(table, "totalGlobalMem").rows)
    found |= row->name == "cudaDeviceProp.totalGlobalMem";
  CHECK(found);
}

TEST_CASE("explain shows what needs a helper before what holds without") {
  Table table;
  for (const char *name : {"cooperative_groups::reduce", "cuCabs"}) {
    INFO(name);
    std::vector<const Row *> rows = explain(table, name).rows;
    REQUIRE(rows.size() > 1);
    CHECK_FALSE(rows.front()->helper.empty());
  }
  std::vector<const Row *> rows = explain(table, "cooperative_groups::reduce").rows;
  CHECK(describe(*rows[0], table).find("  helper: cg-reduce\n") != std::string::npos);
  CHECK(describe(*rows[1], table)
            .starts_with("cooperative_groups::reduce (function of device) with --helpers=none\n"));
}

TEST_CASE("explain suggests the nearest names first, and nothing for nonsense") {
  Table table;
  Explanation typo = explain(table, "cudaMaloc");
  CHECK(typo.rows.empty());
  REQUIRE(!typo.suggestions.empty());
  CHECK(typo.suggestions[0] == "cudaMalloc");
  CHECK(explain(table, "somethingElseEntirelyDifferent").suggestions.empty());
}

TEST_CASE("explain: a row in words says what becomes of it and why") {
  Table table;
  llvm::Error error = table.addRules(R"yaml(library: mine
notes:
  gone: {why: "it is gone", instead: "use another one"}
rows:
- {name: myGone, kind: function, unsupported: gone}
- {name: myMalloc, kind: function, arity: 2, hip: myHipMalloc, call: "myHipMalloc($1, $0)", hip-added: 6.1.0}
)yaml",
                                     "mine.yaml");
  REQUIRE(!error);
  CHECK(describe(*explain(table, "myMalloc").rows[0], table) ==
        "myMalloc (function of mine) with 2 arguments\n"
        "  a call becomes myHipMalloc($1, $0)\n  HIP: since 6.1\n");
  CHECK(
      describe(*explain(table, "myGone").rows[0], table) ==
      "myGone (function of mine)\n  no HIP counterpart: it is gone\n  instead: use another one\n");
  llvm::json::Object json = toJson(*explain(table, "myGone").rows[0], table);
  CHECK(json.getBoolean("supported") == false);
  CHECK(json.getString("why") == llvm::StringRef("it is gone"));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/FactRowReader.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

static std::string problemIn(const std::string &rows) {
  FactTables tables;
  return messageOf(readFactTable("library: lib\nversions: [6.4.3, 7.2.4]\nrows:\n" + rows, "t.yaml",
                                 FactPlatform::Hip, tables));
}

TEST_CASE("readFactTable reads all columns") {
  FactTables tables;
  REQUIRE(
      messageOf(readFactTable(
          "library: lib\n"
          "versions: [6.4.3, 7.2.4]\n"
          "rows:\n"
          "- {name: C.f, kind: method, template: typename T, result: int, parameters: [\"T *\", "
          "\"int = 0\"], specifiers: const, side: both, only: hip, header: a.h, hip-added: "
          "7.2.4}\n"
          "- {name: a.h, kind: header, includes: [cstdint]}\n",
          "t.yaml", FactPlatform::Hip, tables)) == "");
  REQUIRE(tables.tables.size() == 1);
  const FactTable &table = tables.tables.front();
  CHECK(table.library == "lib");
  CHECK(table.versions == std::vector<Version>{{6, 4, 3}, {7, 2, 4}});
  REQUIRE(table.rows.size() == 2);
  const FactRow &row = table.rows[0];
  CHECK(row.owner() == "C");
  CHECK(row.lastName() == "f");
  CHECK(row.templateHead == "typename T");
  REQUIRE(row.parameters.size() == 2);
  CHECK(row.parameters[1] == "int = 0");
  CHECK(row.side == FactSide::Both);
  CHECK(row.only == FactCompilations::Gpu);
  CHECK(row.added == Version{7, 2, 4});
  CHECK(table.rows[1].includes.size() == 1);
}

TEST_CASE("readFactTable rejects what is not a fact") {
  CHECK(problemIn("- {name: f, kind: procedure, header: a.h}\n") ==
        "t.yaml:4: `kind`: expected a kind such as `function`");
  CHECK(problemIn("- {name: f, kind: type, colour: red}\n") == "t.yaml:4: unknown key `colour`");
  CHECK(problemIn("- {kind: type, name: t, type: int, header: a.h}\n") ==
        "t.yaml:4: key `name` must come before `kind`");
  CHECK(problemIn("- {name: t, kind: type, header: a.h}\n") == "t.yaml:4: row `t` needs `type`");
  CHECK(problemIn("- {name: f, kind: function, result: int, side: host, header: a.h}\n") ==
        "t.yaml:4: row `f` needs `parameters`");
  CHECK(problemIn("- {name: t, kind: type, type: int, side: host, header: a.h}\n") ==
        "t.yaml:4: row `t` cannot have `side`");
  CHECK(problemIn("- {name: t, kind: type, type: int}\n") == "t.yaml:4: row `t` needs `header`");
  CHECK(
      problemIn("- {name: b, kind: macro, header: a.h}\n- {name: a, kind: macro, header: a.h}\n") ==
      "t.yaml:5: row `a` is out of order after `b`");
}

TEST_CASE("readFactTable rejects versions that are not in order") {
  FactTables tables;
  CHECK(messageOf(readFactTable("library: lib\nversions: [7.2.4, 6.4.3]\nrows: []\n", "t.yaml",
                                FactPlatform::Hip, tables)) ==
        "t.yaml:2: the oldest version must come first");
}

TEST_CASE("A table has the versions and the language of its platform") {
  auto problem = [](const std::string &rest) {
    FactTables tables;
    return messageOf(readFactTable("library: lib\nversions: [12.9, 13.0]\nrows:\n"
                                   "- {name: m, kind: macro, " +
                                       rest + "}\n",
                                   "t.yaml", FactPlatform::Cuda, tables));
  };
  CHECK(problem("only: cuda, header: a.h, cuda-added: 13.0") == "");
  CHECK(problem("only: hip, header: a.h") == "t.yaml:4: `only`: expected `cuda`");
  CHECK(problem("header: a.h, hip-added: 13.0") == "t.yaml:4: unknown key `hip-added`");
  CHECK(problem("header: a.h, added: 13.0") == "t.yaml:4: unknown key `added`");
  CHECK(problem("header: a.h, cuda-removed: 12.8") ==
        "t.yaml:4: row `m` has a `cuda-removed` that is not one of `versions`");
  CHECK(problem("header: a.h, cuda-added: 13.0, cuda-removed: 13.0") ==
        "t.yaml:4: row `m` was removed before `cuda-added`");
}

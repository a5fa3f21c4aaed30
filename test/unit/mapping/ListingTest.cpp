// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Listing.h"

#include "mapping/Statistics.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;
using namespace tranship::mapping;

namespace {

constexpr char rules[] = R"yaml(library: mine
prefixes: [my]
notes:
  gone: {why: "it is gone | for good", instead: "use *another* one"}
rows:
- {name: myCall, kind: function, arity: 2, hip: mineCall, call: "mineCall($1, $0)", warn: gone}
- {name: mySame, kind: type, hip: mySame}
- {name: myRenamed, kind: type, hip: mineRenamed, hip-added: 6.1}
- {name: myOld.h, kind: header, hip: ""}
- {name: myInner*, kind: function, unsupported: gone}
- {name: cudaMalloc, kind: function, hip: mineMalloc}
)yaml";

struct Tables {
  Table table;
  Tables() { REQUIRE(messageOf(table.addRules(rules, "rules.yaml")) == ""); }

  Strings names(const ListFilter &filter) {
    Strings result;
    for (const Row *row : answeringRows(table, filter))
      result.push_back(row->name.str());
    return result;
  }
};

} // namespace

TEST_CASE("Listing: all rows that answer, sorted, and each once") {
  Tables tables;
  CHECK(tables.names({.library = "mine"}) ==
        Strings{"cudaMalloc", "myCall", "myInner*", "myOld.h", "myRenamed", "mySame"});
  std::vector<const Row *> all = answeringRows(tables.table);
  CHECK(all.size() == builtinTables().rows.size() + builtinTables().patterns.size() +
                          torchTables(TorchNames::Cuda).rows.size() + 5);
  CHECK(llvm::count_if(all, [](const Row *row) { return row->name == "cudaMalloc"; }) == 1);
}

TEST_CASE("Listing: filters narrow the list") {
  Tables tables;
  CHECK(tables.names({.library = "mine", .kind = RowKind::Type}) == Strings{"myRenamed", "mySame"});
  CHECK(tables.names({.library = "mine", .unsupportedOnly = true}) == Strings{"myInner*"});
  CHECK(tables.names({.library = "mine", .changedOnly = true}) ==
        Strings{"cudaMalloc", "myCall", "myOld.h", "myRenamed"});
  CHECK(tables.names({.library = "nobody"}).empty());
}

TEST_CASE("Listing: text for people") {
  Tables tables;
  CHECK(listAsText(answeringRows(tables.table, {.library = "mine"})) ==
        "mine (6 rows)\n"
        "  cudaMalloc         function    → mineMalloc\n"
        "  myCall (arity: 2)  function    → mineCall($1, $0)\n"
        "  myInner*           function    no HIP counterpart: it is gone | for good; use *another* "
        "one\n"
        "  myOld.h            header      dropped\n"
        "  myRenamed          type        → mineRenamed\n"
        "  mySame             type        → mySame\n");
}

TEST_CASE("Listing: Markdown keeps what would mean something in it") {
  Tables tables;
  std::string page = listAsMarkdown(answeringRows(tables.table, {.library = "mine"}), tables.table);
  CHECK(page == R"md(# mine

6 rows, 1 without a HIP counterpart.

## Headers

| CUDA | HIP | notes |
| --- | --- | --- |
| `myOld.h` | (dropped) |  |

## Functions

| CUDA | HIP | notes |
| --- | --- | --- |
| `cudaMalloc` | `mineMalloc` |  |
| `myCall` with 2 arguments | `mineCall($1, $0)` | it is gone \| for good; use \*another\* one |
| `myInner*` | none | it is gone \| for good; use \*another\* one |

## Types

| CUDA | HIP | notes |
| --- | --- | --- |
| `myRenamed` | `mineRenamed` | HIP: since 6.1 |
| `mySame` | `mySame` |  |
)md");
}

TEST_CASE("Listing: CSV and JSON for programs") {
  Tables tables;
  std::vector<const Row *> rows =
      answeringRows(tables.table, {.library = "mine", .kind = RowKind::Function});
  std::string csv = listAsCsv(rows);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(csv).split(lines, '\n', -1, /*KeepEmpty=*/false);
  REQUIRE(lines.size() == 4);
  CHECK(lines[0].starts_with("library,name,kind,arity,"));
  CHECK(lines[2] ==
        "mine,myCall,function,2,,,,,,,,,mineCall,,,,,,,,\"mineCall($1, $0)\",,it is gone | for "
        "good; use *another* one,,,,,,,,,,,,,,,,,");
  llvm::json::Array json = listAsJson(rows, tables.table);
  REQUIRE(json.size() == 3);
  CHECK(json[1].getAsObject()->getString("call") == llvm::StringRef("mineCall($1, $0)"));
}

TEST_CASE("Statistics add up") {
  Tables tables;
  std::vector<LibraryStatistics> list = statistics(tables.table);
  const LibraryStatistics &total = list.back();
  CHECK(total.library == "total");
  size_t rows = 0;
  for (const LibraryStatistics &entry : list) {
    CHECK(entry.rows == entry.renamed + entry.sameName + entry.callsRewritten + entry.dropped +
                            entry.unsupported);
    rows += entry.rows;
  }
  CHECK(rows == 2 * total.rows);
  auto mine = llvm::find_if(list, [](const auto &entry) { return entry.library == "mine"; });
  REQUIRE(mine != list.end());
  CHECK(mine->rows == 6);
  CHECK(mine->renamed == 2);
  CHECK(mine->sameName == 1);
  CHECK(mine->callsRewritten == 1);
  CHECK(mine->dropped == 1);
  CHECK(mine->unsupported == 1);
  CHECK(mine->guarded == 1);
  CHECK(mine->warned == 1);
  CHECK(llvm::StringRef(statisticsAsMarkdown(list)).contains("| [mine](mine.md) | 6 | 2 | 1 |"));
  CHECK(statisticsAsJson(list).back().getAsObject()->getInteger("rows") == int64_t(total.rows));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Diff.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

namespace {

std::unique_ptr<TableState> state(const TemporaryFolder &folder, llvm::StringRef path) {
  return llvm::cantFail(TableState::read(folder.path(path)));
}

constexpr char before[] = R"yaml(library: mine
notes:
  gone: {why: "it is gone", instead: "use another one"}
rows:
- {name: myA, kind: function, hip: a}
- {name: myB, kind: function, arity: 1, hip: b}
- {name: myC, kind: type, unsupported: gone}
- {name: mySame, kind: type, hip: same}
)yaml";
constexpr char after[] = R"yaml(library: mine
rows:
- {name: myB, kind: function, arity: 1, hip: b2, hip-added: 6.1}
- {name: myB, kind: function, hip: b}
- {name: myC, kind: type, hip: c}
- {name: mySame, kind: type, hip: same}
)yaml";

} // namespace

TEST_CASE("diff tells rows that came, went and changed, with the columns") {
  TemporaryFolder folder;
  folder.write("a.yaml", before);
  folder.write("b.yaml", after);
  std::unique_ptr<TableState> a = state(folder, "a.yaml"), b = state(folder, "b.yaml");
  std::vector<RowDifference> list = compare(*a, *b);
  CHECK(differencesAsText(list) == "removed myA (function of mine) → a\n"
                                   "added myB (function of mine) → b\n"
                                   "changed myB (function of mine) with 1 argument\n"
                                   "  hip: b → b2\n"
                                   "  hip-added: (none) → 6.1\n"
                                   "changed myC (type of mine)\n"
                                   "  hip: (none) → c\n"
                                   "  unsupported: it is gone; use another one → (none)\n"
                                   "1 added, 1 removed, 2 changed\n");
  llvm::json::Array json = differencesAsJson(list);
  REQUIRE(json.size() == 4);
  const llvm::json::Object &changed = *json[2].getAsObject();
  CHECK(changed.getString("change") == llvm::StringRef("changed"));
  CHECK(changed.getObject("row")->getString("arity") == llvm::StringRef("1"));
  CHECK(changed.getObject("columns")->getObject("hip")->getString("before") ==
        llvm::StringRef("b"));
  CHECK(compare(*a, *state(folder, "a.yaml")).empty());
}

TEST_CASE("diff reads folders, with the rows for ROC mode apart") {
  TemporaryFolder folder;
  folder.write("x/mine.yaml", before);
  folder.write("x/README.md", "no mapping file");
  folder.write("y/mine.yaml", before);
  folder.write("y/roc/mine.yaml",
               "library: mine\nrows:\n- {name: myA, kind: function, hip: roc}\n");
  CHECK(differencesAsText(compare(*state(folder, "x"), *state(folder, "y"))) ==
        "added myA (function of mine, with --roc) → roc\n1 added, 0 removed, 0 changed\n");
  CHECK(state(folder, "y/roc/mine.yaml")->rocRows.size() == 1);
  folder.makeFolder("empty");
  CHECK(messageOf(TableState::read(folder.path("empty")).takeError()) ==
        folder.path("empty") + ": no mapping files (*.yaml) in this folder");
  CHECK(messageOf(TableState::read(folder.path("none.yaml")).takeError()) != "");
}

TEST_CASE("diff: a single file is compared with the libraries that it has") {
  TemporaryFolder folder;
  folder.write("a.yaml", "library: nvrtc\nrows:\n- {name: nvrtcNew, kind: function, hip: x}\n");
  std::unique_ptr<TableState> builtin = TableState::compiledIn(), file = state(folder, "a.yaml");
  REQUIRE(file->isOneFile());
  size_t all = builtin->rows.size();
  builtin->keepLibrariesOf(*file);
  CHECK(builtin->rows.size() > 10);
  CHECK(builtin->rows.size() < all);
  CHECK(compare(*builtin, *file).size() == builtin->rows.size() + 1);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/BuildTable.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

namespace {

std::string errorIn(llvm::StringRef text) { return messageOf(BuildTable().add(text, "t.yaml")); }

} // namespace

TEST_CASE("Rows of build files are read strictly", "[buildfiles]") {
  CHECK(errorIn("- {library: a, hip: b}\n- {package: a, hip: b}\n").empty());
  CHECK(errorIn("- {library: a, hip: b}\n- {library: a, hip: c}\n") ==
        "t.yaml:2: a second row for `a`");
  CHECK(errorIn("- {target: a, hip: b}\n") == "t.yaml:1: unknown kind of row `target`");
  CHECK(errorIn("- {library: a, hpi: b}\n") == "t.yaml:1: unknown key `hpi`");
  CHECK(errorIn("- {library: a}\n") ==
        "t.yaml:1: `a` becomes nothing: it needs `hip`, `target`, `value`, `dropped` or `why`");
  CHECK(errorIn("- {variable: a, hip: b, holds: x}\n") == "t.yaml:1: unknown value `x` of `holds`");
  CHECK(errorIn("- {library: a, dropped: yes}\n") == "t.yaml:1: `dropped` can only be `true`");
  CHECK(errorIn("- {advice: a, system: bazel}\n") ==
        "t.yaml:1: advice needs `system` and `instead`");
  CHECK(errorIn("a: b\n") == "t.yaml:1: a list of rows is expected");
}

TEST_CASE("Libraries are found by their files", "[buildfiles]") {
  const BuildTable &table = BuildTable::builtin();
  for (const char *file : {"libcudart.so.12", "/usr/lib/libcudart.so", "cudart64_12.dll",
                           "C:\\CUDA\\bin\\cudart64_110.dll", "libcudart.dylib"}) {
    INFO(file);
    const BuildRow *library = table.findLibraryFile(file);
    REQUIRE(library);
    CHECK(library->cuda == "cudart");
  }
  for (const char *file : {"cudart", "libcudart", "libcudamine.so", "needs libcudart.so", ""})
    CHECK_FALSE(table.findLibraryFile(file));
}

TEST_CASE("The table of build files is complete in itself", "[buildfiles]") {
  const BuildTable &table = BuildTable::builtin();
  CHECK(table.rows().size() > 150);
  for (const BuildRow &row : table.rows()) {
    INFO(row.cuda);
    if (!row.hasCounterpart() && row.kind != BuildRowKind::Advice) {
      CHECK_FALSE(row.why.empty());
      CHECK_FALSE(row.instead.empty());
    }
    if (row.kind == BuildRowKind::Library && !row.hip.empty())
      CHECK_FALSE(row.target.empty());
  }
  REQUIRE(table.find(BuildRowKind::Library, "cublas"));
  CHECK(table.find(BuildRowKind::Library, "cublas")->target == "roc::hipblas");
  CHECK_FALSE(table.find(BuildRowKind::Package, "cublas"));
}

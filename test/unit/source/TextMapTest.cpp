// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/EditPlan.h"

#include "support/Test.h"

using namespace tranship;

namespace {

/// The text and map of "abc(x, y)" with `abc` renamed to `longer`, and `y` quoted by a call around
/// it.
struct Mapped {
  SourceFile file{"a.cu", "abc(x, y)"};
  TextMap map;
  std::string text;

  Mapped() {
    EditPlan plan(file);
    plan.add({"rename", Layer::Ast, {{{0, 3}, {"longer"}}}});
    plan.add({"call", Layer::Ast, {{{7, 8}, {"cast(", Range{7, 8}, ")"}}}});
    CHECK(plan.resolve().empty());
    text = plan.apply(&map);
  }
  unsigned original(llvm::StringRef of) const { return map.originalOffset(text.find(of.str())); }
};

} // namespace

TEST_CASE("TextMap leads copied text back to its characters") {
  Mapped mapped;
  REQUIRE(mapped.text == "longer(x, cast(y))");
  CHECK(mapped.original("(x") == 3);
  CHECK(mapped.original("x,") == 4);
  CHECK(mapped.original("y") == 7);
}

TEST_CASE("TextMap leads new text back to what it replaced") {
  Mapped mapped;
  CHECK(mapped.original("longer") == 0);
  CHECK(mapped.original("ger") == 0);
  CHECK(mapped.original("cast") == 7);
}

TEST_CASE("TextMap names the changes that wrote a range") {
  Mapped mapped;
  CHECK(mapped.map.changesIn({0, 6}) == std::vector<size_t>{0});
  CHECK(mapped.map.changesIn({6, 8}).empty());
  CHECK(mapped.map.changesIn({0, unsigned(mapped.text.size())}) == std::vector<size_t>{0, 1});
}

TEST_CASE("TextMap of an unchanged text keeps offsets") {
  TextMap map;
  CHECK(map.originalOffset(5) == 5);
  CHECK(map.changesIn({0, 9}).empty());
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/EditPlan.h"

#include "support/Test.h"

using namespace tranship;

namespace {

constexpr char digits[] = "0123456789";

struct Plan {
  SourceFile file{"a.cu", digits};
  EditPlan plan{file};

  void add(llvm::StringRef rule, std::vector<Edit> edits) {
    plan.add({rule, Layer::Ast, std::move(edits)});
  }
  /// The rules whose changes were dropped.
  Strings resolve() {
    Strings rules;
    for (const Change &change : plan.resolve())
      rules.push_back(change.rule.str());
    return rules;
  }
};

Edit replace(unsigned begin, unsigned end, llvm::StringRef text) {
  return {{begin, end}, {text.str()}};
}

} // namespace

TEST_CASE("EditPlan without changes gives the file") {
  Plan plan;
  CHECK(plan.plan.empty());
  CHECK(plan.plan.apply() == digits);
}

TEST_CASE("EditPlan applies replacements, removals and insertions in any order") {
  Plan plan;
  plan.add("c", {replace(8, 9, "")});
  plan.add("a", {replace(1, 3, "ab")});
  plan.add("b", {replace(5, 5, "!")});
  CHECK(plan.resolve() == Strings{});
  CHECK(plan.plan.apply() == "0ab34!5679");
}

TEST_CASE("EditPlan inserts at both ends") {
  Plan plan;
  plan.add("a", {replace(0, 0, "<"), replace(10, 10, ">")});
  plan.resolve();
  CHECK(plan.plan.apply() == "<0123456789>");
}

TEST_CASE("EditPlan keeps the order of insertions at one place, before a replacement there") {
  Plan plan;
  plan.add("r", {replace(4, 5, "x")});
  plan.add("a", {replace(4, 4, "A")});
  plan.add("b", {replace(4, 4, "B")});
  CHECK(plan.resolve() == Strings{});
  CHECK(plan.plan.apply() == "0123ABx56789");
}

TEST_CASE("EditPlan takes neither side of a conflict, and nothing else") {
  Plan plan;
  plan.add("a", {replace(1, 4, "x")});
  plan.add("b", {replace(3, 6, "y")});
  plan.add("c", {replace(6, 7, "z")});
  CHECK(plan.resolve() == Strings{"a", "b"});
  CHECK(plan.plan.apply() == "012345z789");
}

TEST_CASE("EditPlan drops a change as a whole") {
  Plan plan;
  plan.add("a", {replace(0, 1, "x"), replace(5, 7, "x")});
  plan.add("b", {replace(6, 8, "y"), replace(9, 10, "y")});
  CHECK(plan.resolve() == Strings{"a", "b"});
  CHECK(plan.plan.apply() == digits);
}

TEST_CASE("EditPlan: two texts for one range are a conflict") {
  Plan same;
  same.add("a", {replace(2, 4, "x")});
  same.add("b", {replace(2, 4, "y")});
  CHECK(same.resolve() == Strings{"a", "b"});
  CHECK(same.plan.apply() == digits);
}

TEST_CASE("EditPlan: touching edits do not conflict") {
  Plan plan;
  plan.add("a", {replace(2, 4, "x")});
  plan.add("b", {replace(4, 6, "y")});
  plan.add("c", {replace(6, 6, "|")});
  CHECK(plan.resolve() == Strings{});
  CHECK(plan.plan.apply() == "01xy|6789");
}

TEST_CASE("EditPlan takes equal changes for one") {
  Plan plan;
  plan.add("a", {replace(2, 4, "x"), replace(5, 5, "!")});
  plan.add("b", {replace(2, 4, "x"), replace(5, 5, "!")});
  CHECK(plan.resolve() == Strings{});
  CHECK(plan.plan.changes().size() == 1);
  CHECK(plan.plan.apply() == "01x4!56789");
}

TEST_CASE("EditPlan: an edit may quote a range, which then reads as edited") {
  Plan plan;
  // "5, 2" for "2..6", with an edit in what is quoted.
  plan.add("outer", {{{2, 6}, {Range{5, 6}, std::string(","), Range{2, 4}}}});
  plan.add("inner", {replace(3, 4, "x")});
  CHECK(plan.resolve() == Strings{});
  CHECK(plan.plan.apply() == "015,2x6789");
}

TEST_CASE("EditPlan: a change of text that another one removes goes with it") {
  Plan plan;
  plan.add("outer", {{{2, 6}, {Range{5, 6}, std::string(","), Range{2, 4}}}});
  plan.add("inner", {replace(4, 5, "x")}); // not quoted
  CHECK(plan.resolve() == Strings{});
  CHECK(plan.plan.apply() == "015,236789");

  Plan insertion;
  insertion.add("outer", {replace(2, 6, "x")});
  insertion.add("inner", {replace(4, 4, "y")});
  CHECK(insertion.resolve() == Strings{});
  CHECK(insertion.plan.apply() == "01x6789");
}

TEST_CASE("EditPlan: a change with a part outside of what is removed is a conflict") {
  Plan plan;
  plan.add("outer", {replace(2, 6, "x")});
  plan.add("inner", {replace(4, 5, "y"), replace(8, 9, "y")});
  CHECK(plan.resolve() == Strings{"outer", "inner"});
  CHECK(plan.plan.apply() == digits);
}

TEST_CASE("EditPlan: a change stays when the one that would have removed its text is dropped") {
  Plan plan;
  plan.add("outer", {replace(2, 6, "x")});
  plan.add("inner", {replace(3, 4, "y")});
  plan.add("other", {replace(5, 8, "z")});
  CHECK(plan.resolve() == Strings{"outer", "other"});
  CHECK(plan.plan.apply() == "012y456789");
}

TEST_CASE("EditPlan: quotes nest") {
  Plan plan;
  plan.add("a", {{{0, 10}, {std::string("("), Range{1, 9}, std::string(")")}}});
  plan.add("b", {{{2, 8}, {std::string("["), Range{3, 7}, std::string("]")}}});
  plan.add("c", {replace(4, 6, "c")});
  CHECK(plan.resolve() == Strings{});
  CHECK(plan.plan.apply() == "(1[3c6]8)");
}

TEST_CASE("EditPlan may quote a range twice") {
  Plan plan;
  plan.add("a", {{{2, 4}, {Range{2, 4}, std::string("|"), Range{2, 4}}}});
  plan.add("b", {replace(3, 4, "x")});
  CHECK(plan.resolve() == Strings{});
  CHECK(plan.plan.apply() == "012x|2x456789");
}

TEST_CASE("EditPlan keeps insertions at the edges of a quoted range with it") {
  Plan plan;
  plan.add("a", {{{2, 6}, {Range{3, 5}}}});
  plan.add("b", {replace(3, 3, "<"), replace(5, 5, ">")});
  CHECK(plan.resolve() == Strings{});
  CHECK(plan.plan.apply() == "01<34>6789");
}

TEST_CASE("EditPlan: of two edits of one range, the one that quotes it is the outer one") {
  for (bool quotingFirst : {true, false}) {
    Plan plan;
    if (quotingFirst)
      plan.add("wrap", {{{2, 6}, {std::string("("), Range{2, 6}, std::string(")")}}});
    plan.add("replace", {replace(2, 6, "x")});
    if (!quotingFirst)
      plan.add("wrap", {{{2, 6}, {std::string("("), Range{2, 6}, std::string(")")}}});
    CHECK(plan.resolve() == Strings{});
    CHECK(plan.plan.apply() == "01(x)6789");
  }
}

TEST_CASE(
    "EditPlan: what is inserted behind an edit stands there once, also if it quotes its end") {
  Plan plan;
  plan.add("a", {{{2, 6}, {std::string("<"), Range{4, 6}, std::string(">")}}});
  plan.add("b", {replace(6, 6, "!")});
  CHECK(plan.resolve() == Strings{});
  CHECK(plan.plan.apply() == "01<45>!6789");
}

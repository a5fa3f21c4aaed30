// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sync/SyncPlan.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::sync;

namespace {

constexpr char longText[] = "one\ntwo\nthree\nfour\nfive\n";

FileVersion file(llvm::StringRef text) { return {FileVersion::Kind::File, text.str(), false}; }

std::vector<FileOutcome> planned(const SyncTrees &trees) {
  llvm::Expected<std::vector<FileOutcome>> outcomes = planSync(trees);
  if (!outcomes)
    FAIL(llvm::toString(outcomes.takeError()));
  return *outcomes;
}

} // namespace

TEST_CASE("Files that one side lacks are planned too", "[sync]") {
  SyncTrees trees;
  trees.base = {{"gone", file("1")}, {"same", file("1")}};
  trees.port = {{"gone", file("1")}, {"same", file("1")}};
  trees.next = {{"new", file("1")}, {"same", file("1")}};
  std::vector<FileOutcome> outcomes = planned(trees);
  REQUIRE(outcomes.size() == 3);
  CHECK(outcomes[0].path == "gone");
  CHECK(outcomes[0].action == FileAction::Removed);
  CHECK(outcomes[1].action == FileAction::Added);
  CHECK(outcomes[2].action == FileAction::Unchanged);
}

TEST_CASE("Edits move along with a file that was moved", "[sync]") {
  SyncTrees trees;
  trees.base = {{"a.hip", file(longText)}};
  trees.port = {{"a.hip", file("mine\ntwo\nthree\nfour\nfive\n")}};
  trees.next = {{"sub/a.hip", file("one\ntwo\nthree\nfour\n5\n")}};
  std::vector<FileOutcome> outcomes = planned(trees);
  REQUIRE(outcomes.size() == 2);
  CHECK(outcomes[0].action == FileAction::Removed);
  CHECK(outcomes[1].action == FileAction::Merged);
  CHECK(outcomes[1].movedFrom == "a.hip");
  CHECK(outcomes[1].result == file("mine\ntwo\nthree\nfour\n5\n"));
}

TEST_CASE("A file without edits is not looked for elsewhere", "[sync]") {
  SyncTrees trees;
  trees.base = trees.port = {{"a.hip", file(longText)}};
  trees.next = {{"b.hip", file(longText)}};
  std::vector<FileOutcome> outcomes = planned(trees);
  CHECK(outcomes[0].action == FileAction::Removed);
  CHECK(outcomes[1].action == FileAction::Added);
  CHECK(outcomes[1].movedFrom.empty());
}

TEST_CASE("Another file does not inherit edits", "[sync]") {
  SyncTrees trees;
  trees.base = {{"a.hip", file(longText)}};
  trees.port = {{"a.hip", file("mine\n")}};
  trees.next = {{"b.hip", file("something\nelse\none\n")}};
  std::vector<FileOutcome> outcomes = planned(trees);
  CHECK(outcomes[0].action == FileAction::LeftBehind);
  CHECK(outcomes[1].action == FileAction::Added);
}

TEST_CASE("Similarity is the share of equal lines", "[sync]") {
  CHECK(similarity("a\nb\n", "a\nb\n") == 1);
  CHECK(similarity("a\nb\n", "  b\nc\n\n") == 0.5);
  CHECK(similarity("", "") == 0);
}

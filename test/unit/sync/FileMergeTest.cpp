// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sync/FileMerge.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::sync;

namespace {

const FileVersion absent;
const FileVersion linked{FileVersion::Kind::Other, {}, false};

FileVersion file(llvm::StringRef text, bool isExecutable = false) {
  return {FileVersion::Kind::File, text.str(), isExecutable};
}

FileOutcome merged(const FileVersion &base, const FileVersion &port, const FileVersion &next) {
  llvm::Expected<FileOutcome> outcome = mergeFile(base, port, next, "a.cu");
  if (!outcome)
    FAIL(llvm::toString(outcome.takeError()));
  return *outcome;
}

FileAction actionOf(const FileVersion &base, const FileVersion &port, const FileVersion &next) {
  return merged(base, port, next).action;
}

} // namespace

TEST_CASE("A file that nobody edited becomes the new translation", "[sync]") {
  FileOutcome outcome = merged(file("a\n"), file("a\n"), file("b"));
  CHECK(outcome.action == FileAction::Updated);
  CHECK(outcome.result == file("b"));
  CHECK(actionOf(file("a"), file("a"), file("a")) == FileAction::Unchanged);
  CHECK(merged(absent, absent, file("a")).result == file("a"));
  CHECK(actionOf(absent, absent, file("a")) == FileAction::Added);
  CHECK(actionOf(file("a"), file("a"), absent) == FileAction::Removed);
}

TEST_CASE("An edited file stays when its translation does", "[sync]") {
  CHECK(actionOf(file("a"), file("mine"), file("a")) == FileAction::Unchanged);
  CHECK(actionOf(file("a"), file("mine"), absent) == FileAction::LeftBehind);
  CHECK(actionOf(file("a"), file("b"), file("b")) == FileAction::Unchanged);
}

TEST_CASE("A file that was removed by hand stays removed", "[sync]") {
  CHECK(actionOf(file("a"), absent, file("a")) == FileAction::Unchanged);
  CHECK(actionOf(file("a"), absent, file("b")) == FileAction::StaysRemoved);
  CHECK(actionOf(file("a"), absent, absent) == FileAction::Unchanged);
}

TEST_CASE("Changes on both sides are merged", "[sync]") {
  FileOutcome outcome =
      merged(file("1\n2\n3\n4\n"), file("mine\n2\n3\n4\n"), file("1\n2\n3\nnew\n"));
  CHECK(outcome.action == FileAction::Merged);
  CHECK(outcome.result == file("mine\n2\n3\nnew\n"));
}

TEST_CASE("Conflicts name the source, and their lines are found again", "[sync]") {
  FileOutcome outcome = merged(file("0\n1\n"), file("0\nmine\n"), file("0\nnew\n"));
  CHECK(outcome.action == FileAction::Conflicted);
  CHECK(outcome.result->text ==
        "0\n<<<<<<< port (your edits)\nmine\n=======\nnew\n>>>>>>> translated a.cu\n");
  CHECK(outcome.conflicts == std::vector<unsigned>{2});
  CHECK(conflictLines("a\n>>>>>>> translated a.cu\n") == std::vector<unsigned>{2});
  CHECK(conflictLines("<<<<<<< HEAD\n>>>>>>> theirs\n").empty());
}

TEST_CASE("A file of the user in the place of a new one is a conflict", "[sync]") {
  CHECK(actionOf(absent, file("mine\n"), file("new\n")) == FileAction::Conflicted);
  CHECK(actionOf(absent, file("same\n"), file("same\n")) == FileAction::Unchanged);
}

TEST_CASE("What is not text is kept if both sides changed it", "[sync]") {
  FileVersion one = file(llvm::StringRef("\0001", 2)), two = file(llvm::StringRef("\0002", 2));
  CHECK(actionOf(one, one, two) == FileAction::Updated);
  CHECK(actionOf(one, two, one) == FileAction::Unchanged);
  CHECK(actionOf(one, two, file("text")) == FileAction::Unmergeable);
  CHECK(!merged(one, two, file("text")).result);
  CHECK(actionOf(one, linked, two) == FileAction::Unmergeable);
  CHECK(actionOf(one, linked, one) == FileAction::Unchanged);
  CHECK(actionOf(one, linked, absent) == FileAction::LeftBehind);
}

TEST_CASE("Line endings are a property of the whole file", "[sync]") {
  // The port was converted by hand, or by git.
  CHECK(merged(file("a\r\nb\r\n"), file("a\nb\n"), file("a\r\nc\r\n")).result == file("a\nc\n"));
  CHECK(actionOf(file("a\r\n"), file("a\n"), file("a\r\n")) == FileAction::Unchanged);
  // The sources were converted.
  CHECK(
      merged(file("a\nb\nc\nd\n"), file("mine\nb\nc\nd\n"), file("a\r\nb\r\nc\r\nd\r\n")).result ==
      file("mine\r\nb\r\nc\r\nd\r\n"));
  CHECK(merged(file("a\r\nb\r\n"), file("mine\r\nb\r\n"), file("new\r\nb\r\n")).result->text ==
        "<<<<<<< port (your edits)\r\nmine\r\n=======\r\nnew\r\n>>>>>>> translated "
        "a.cu\r\nb\r\n");
  // Mixed: each line for itself.
  CHECK(merged(file("a\r\nb\n"), file("a\r\nb\n"), file("c\r\nb\n")).result == file("c\r\nb\n"));
}

TEST_CASE("Permission to execute is merged as well", "[sync]") {
  CHECK(merged(file("a"), file("a"), file("a", true)).result == file("a", true));
  CHECK(merged(file("a"), file("a", true), file("b")).result == file("b", true));
}

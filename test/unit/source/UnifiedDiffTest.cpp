// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/UnifiedDiff.h"

#include "support/Program.h"
#include "support/Test.h"

#include <random>

using namespace tranship;

static std::string diff(llvm::StringRef before, llvm::StringRef after) {
  return unifiedDiff(before, after, "a/x", "b/x");
}

/// What patch(1) makes of our diff.
static std::string patched(llvm::StringRef before, llvm::StringRef after) {
  TemporaryFolder folder;
  folder.write("x", before);
  folder.write("d", diff(before, after));
  ProgramResult patch =
      runProgram(folder.path(), "patch", {"-p1", "--fuzz=0", "--batch", "--quiet", "-i", "d"});
  INFO(patch.out << patch.err);
  CHECK(patch.exitCode == 0);
  return folder.has("x") ? folder.read("x") : "";
}

static std::string lines(int count, llvm::StringRef prefix = "") {
  std::string text;
  for (int i = 1; i <= count; ++i)
    text += prefix.str() + std::to_string(i) + "\n";
  return text;
}

static std::string replaced(std::string text, llvm::StringRef from, llvm::StringRef to) {
  size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

TEST_CASE("unifiedDiff of equal texts is empty") {
  CHECK(diff("", "") == "");
  CHECK(diff("a\nb", "a\nb") == "");
}

TEST_CASE("unifiedDiff prints what `diff -u` prints") {
  CHECK(diff("a\nb\nc\n", "a\nB\nc\n") == "--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n");
  CHECK(diff("a\n", "b\n") == "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n");
  CHECK(diff("", "a\n") == "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+a\n");
  CHECK(diff("a\n", "") == "--- a/x\n+++ b/x\n@@ -1 +0,0 @@\n-a\n");
}

TEST_CASE("unifiedDiff marks a missing newline at the end") {
  CHECK(diff("a\nb", "a\nc") == "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a\n-b\n"
                                "\\ No newline at end of file\n+c\n\\ No newline at end of file\n");
  CHECK(diff("a", "a\n") ==
        "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n");
}

TEST_CASE("unifiedDiff splits hunks as `diff -u` does") {
  std::string before = lines(30),
              near = replaced(replaced(before, "\n5\n", "\nx\n"), "\n12\n", "\ny\n");
  CHECK(llvm::StringRef(diff(before, near)).count("@@ -") == 1); // six lines between them: one hunk
  std::string far = replaced(replaced(before, "\n5\n", "\nx\n"), "\n13\n", "\ny\n");
  CHECK(llvm::StringRef(diff(before, far)).count("@@ -") == 2);
}

TEST_CASE("unifiedDiff has the hunks of diff(1)") {
  std::string before = lines(40);
  for (const std::string &after :
       {replaced(before, "\n20\n", "\n"), replaced(before, "1\n", "0\n1\n"), before + "41\n",
        replaced(before, "\n7\n8\n9\n", "\nseven\n"),
        replaced(replaced(before, "\n3\n", "\n"), "\n38\n", "\n38\n38a\n")}) {
    TemporaryFolder folder;
    folder.write("before", before);
    folder.write("after", after);
    ProgramResult expected = runProgram(
        folder.path(), "diff", {"-u", "--label", "a/x", "--label", "b/x", "before", "after"});
    CHECK(diff(before, after) == expected.out);
  }
}

TEST_CASE("unifiedDiff is taken by patch") {
  std::string before = lines(40, "line ");
  CHECK(patched(before, replaced(before, "line 20\n", "")) == replaced(before, "line 20\n", ""));
  CHECK(patched("a\nb", "a\nb\n") == "a\nb\n");
  CHECK(patched("a\nb\n", "a\nb") == "a\nb");
  CHECK(patched("a\r\nb\r\n", "a\r\nB\r\n") == "a\r\nB\r\n");
  CHECK(patched("\xff\xfe latin \xe4\n", "\xff\xfe LATIN \xe4\n") == "\xff\xfe LATIN \xe4\n");
}

TEST_CASE("unifiedDiff ends a name with spaces as patch needs it") {
  CHECK(llvm::StringRef(unifiedDiff("a\n", "b\n", "a/my file", "b/my file"))
            .starts_with("--- a/my file\t\n+++ b/my file\t\n@@"));
}

TEST_CASE("unifiedDiff of texts that share nothing is still right") {
  CHECK(patched(lines(3000, "a"), lines(3000, "b")) == lines(3000, "b"));
}

TEST_CASE("unifiedDiff of a large file shows the lines that changed, however many these are") {
  std::string before, after;
  for (int i = 0; i < 30000; ++i) {
    std::string line = i % 5 == 4 ? "}\n" : "line " + std::to_string(i) + "\n"; // not all differ
    before += line;
    after += i % 3 == 0 ? "new " + line : line;
    if (i % 1000 == 0)
      after += "added\n";
  }
  std::string text = diff(before, after);
  llvm::StringRef lines(text);
  CHECK(lines.count("\n-") == 10000);
  CHECK(lines.count("\n+") == 10000 + 30 + 1); // and the name of the file
  CHECK(patched(before, after) == after);
}

TEST_CASE("unifiedDiff round trips through patch for many edits") {
  std::mt19937 random(7); // always the same
  for (int round = 0; round < 10; ++round) {
    std::string before, after;
    for (int line = 0; line < 60; ++line) {
      std::string text = std::to_string(random() % 6) + "\n";
      unsigned action = random() % 10;
      if (action != 0)
        before += text;
      if (action != 1)
        after += action == 2 ? "new\n" : text;
    }
    if (before == after || after.empty())
      continue;
    CHECK(patched(before, after) == after);
  }
}

TEST_CASE("diffHunks shows lines that did not change where it is asked to") {
  std::string before = lines(30), after = "0\n" + before;
  auto ranges = [&](llvm::ArrayRef<unsigned> show) {
    std::vector<std::pair<unsigned, unsigned>> result;
    for (const DiffHunk &hunk : diffHunks(before, after, show)) {
      result.push_back({hunk.beforeBegin, hunk.beforeEnd});
      CHECK(hunk.lines.size() ==
            std::max(hunk.beforeEnd - hunk.beforeBegin, hunk.afterEnd - hunk.afterBegin));
      for (const DiffLine &line : hunk.lines)
        CHECK((!line.before || line.after == line.before + 1));
    }
    return result;
  };
  using Ranges = std::vector<std::pair<unsigned, unsigned>>;
  CHECK(ranges({}) == Ranges{{0, 3}});
  CHECK(ranges({1, 5}) == Ranges{{0, 7}});
  CHECK(ranges({20, 20, 30}) == Ranges{{0, 3}, {16, 22}, {26, 30}});
  CHECK(ranges({31, 400}) == Ranges{{0, 3}});
  CHECK(diffHunks(before, before).empty());
  CHECK(diffHunks(before, before, 9).front().lines[3].text == "9\n");
  // A line inside of what changed is there anyhow.
  CHECK(diffHunks("a\nb\n", "c\nd\n", {1, 2}).front().lines.size() == 4);
}

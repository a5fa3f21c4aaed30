// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/TextMerge.h"

#include "support/Test.h"

using namespace tranship;

namespace {

MergedText merged(llvm::StringRef base, llvm::StringRef ours, llvm::StringRef theirs) {
  llvm::Expected<MergedText> result = mergeTexts(base, ours, theirs, {"mine", "base", "yours"});
  if (!result)
    FAIL(llvm::toString(result.takeError()));
  return *result;
}

} // namespace

TEST_CASE("Changes in different places fit", "[git]") {
  MergedText both = merged("1\n2\n3\n4\n5\n", "one\n2\n3\n4\n5\n", "1\n2\n3\n4\nfive");
  CHECK(both.text == "one\n2\n3\n4\nfive");
  CHECK(!both.hasConflicts);
}

TEST_CASE("Changes of the same line are a conflict with both names", "[git]") {
  MergedText both = merged("1\n", "one\n", "uno\n");
  CHECK(both.text == "<<<<<<< mine\none\n=======\nuno\n>>>>>>> yours\n");
  CHECK(both.hasConflicts);
}

TEST_CASE("Binary texts cannot be merged", "[git]") {
  llvm::Expected<MergedText> result =
      mergeTexts(llvm::StringRef("\0a", 2), llvm::StringRef("\0b", 2), "c", {"a", "b", "c"});
  CHECK(llvm::StringRef(messageOf(result.takeError())).starts_with("git merge-file: "));
}

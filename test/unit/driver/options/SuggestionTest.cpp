// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/Suggestion.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::driver;

TEST_CASE("nearestTo finds what may have been meant", "[driver]") {
  const std::vector<llvm::StringRef> names = {"check",  "verify", "explain", "--format",
                                              "--root", "--roc",  "-j"};
  CHECK(nearestTo("verfy", names) == std::optional<llvm::StringRef>("verify"));
  CHECK(nearestTo("Check", names) == std::optional<llvm::StringRef>("check"));
  CHECK(nearestTo("--fromat", names) == std::optional<llvm::StringRef>("--format"));
  CHECK(nearestTo("-roct", names) ==
        std::optional<llvm::StringRef>("--root")); // as near as --roc, and first
  CHECK(nearestTo("--roc", names) == std::optional<llvm::StringRef>("--roc"));
}

TEST_CASE("nearestTo finds nothing for words that are like no other", "[driver]") {
  const std::vector<llvm::StringRef> names = {"check", "apply", "--roc", "-j"};
  CHECK_FALSE(nearestTo("src", names));
  CHECK_FALSE(nearestTo("kernels", names));
  CHECK_FALSE(nearestTo("-x", names)); // every letter is near to every other one
  CHECK_FALSE(nearestTo("check", {}));
}

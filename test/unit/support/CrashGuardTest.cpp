// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/CrashGuard.h"

#include "support/Test.h"

#include <cstdlib>

using namespace tranship;

namespace {

/// Each call needs its own piece of the stack, whatever an optimiser thinks of it.
__attribute__((noinline)) int recurse(volatile int *above) {
  volatile int here[256];
  here[0] = above ? above[0] + 1 : 0;
  int below = here[0] < 0 ? 0 : recurse(here);
  return below + here[0];
}

} // namespace

TEST_CASE("runGuarded: work that ends is work done") {
  int done = 0;
  CHECK(runGuarded([&] { ++done; }));
  CHECK(done == 1);
}

TEST_CASE("runGuarded: crashes and loops end the work, not the process") {
  enableCrashGuard();
  CHECK_FALSE(runGuarded([] { std::abort(); }));
  CHECK_FALSE(runGuarded([] { *static_cast<volatile int *>(nullptr) = 1; }));
  CHECK(caughtCrash());
  // A handler that ran on the stack that is used up would end the process.
  CHECK_FALSE(runGuarded([] { std::exit(recurse(nullptr)); }));
  CHECK_FALSE(runGuarded([] { std::exit(recurse(nullptr)); }));
  // Work without an end is ended.
  CHECK_FALSE(runGuarded(
      [] {
        for (volatile bool goOn = true; goOn;) {
        }
      },
      std::chrono::seconds(1)));
  CHECK(runGuarded([] {}));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/CrashGuard.h"

#include "support/Test.h"

#include <atomic>
#include <cstdlib>
#include <sched.h>
#include <thread>
#include <time.h>
#include <vector>

using namespace tranship;

namespace {

/// Each call needs its own piece of the stack, whatever an optimiser thinks of it.
__attribute__((noinline)) int recurse(volatile int *above) {
  volatile int here[256];
  here[0] = above ? above[0] + 1 : 0;
  int below = here[0] < 0 ? 0 : recurse(here);
  return below + here[0];
}

void fail(const char *) { std::abort(); }

} // namespace

TEST_CASE("runGuarded: work that ends is work done") {
  int done = 0;
  CHECK(runGuarded([&] { ++done; }) == WorkEnd::Finished);
  CHECK(done == 1);
}

TEST_CASE("runGuarded: crashes and loops end the work, not the process", "[slow]") {
  enableCrashGuard(fail);
  CHECK(runGuarded([] { std::abort(); }) == WorkEnd::Crashed);
  CHECK(runGuarded([] { *static_cast<volatile int *>(nullptr) = 1; }) == WorkEnd::Crashed);
  CHECK(caughtCrash());
  // A handler that ran on the stack that is used up would end the process.
  CHECK(runGuarded([] { std::exit(recurse(nullptr)); }) == WorkEnd::Crashed);
  CHECK(runGuarded([] { std::exit(recurse(nullptr)); }) == WorkEnd::Crashed);
  // Work without an end is ended.
  CHECK(runGuarded(
            [] {
              for (volatile bool goOn = true; goOn;) {
              }
            },
            /*usualSeconds=*/0.1) == WorkEnd::OutOfTime);
  CHECK(runGuarded([] {}) == WorkEnd::Finished);
  // Memory stops work at a call of the allocator. In this case, since Catch2 takes LLVM's handlers away between cases.
  CHECK(runGuarded([] {
          for (bool isFirst = true;; isFirst = false) {
            if (isFirst)
              noteAllocated(int64_t(1) << 32);
            beforeAllocation(1);
          }
        }) == WorkEnd::OutOfMemory);
  CHECK(runGuarded([] {
          noteTextRead(uint64_t(1) << 32);
          noteAllocated(int64_t(1) << 32);
          beforeAllocation(1);
        }) == WorkEnd::Finished);
  CHECK_FALSE(isGuarded());
}

TEST_CASE("runGuarded: waiting for a processor is not work that hangs", "[slow]") {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(sched_getcpu(), &one);
  std::atomic<bool> isDone = false;
  std::vector<std::thread> others;
  for (int i = 0; i < 40; ++i)
    others.emplace_back([&] {
      sched_setaffinity(0, sizeof one, &one);
      while (!isDone) {
      }
    });
  // Two seconds after the limit of elapsed time, which is one second, work is stopped.
  WorkEnd end = runGuarded(
      [&] {
        sched_setaffinity(0, sizeof one, &one);
        for (timespec used{}; used.tv_nsec < 150'000'000;)
          clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
      },
      /*usualSeconds=*/0.1);
  isDone = true;
  for (std::thread &other : others)
    other.join();
  CHECK(end == WorkEnd::Finished);
}

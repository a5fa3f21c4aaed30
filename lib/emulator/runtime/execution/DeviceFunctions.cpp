// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions that device code calls (headers/tranship/threads.h).
#include "core/Report.h"
#include "core/Settings.h"
#include "execution/Locals.h"
#include "execution/Worker.h"

#include <atomic>
#include <chrono>
#include <cstdio>

using namespace tranship::emulator;

int tranship_warpSize;

namespace {

// Runs before the first static initializer of the program.
__attribute__((constructor(101))) void setWarpSize() {
  tranship_warpSize = int(settings().warpWidth);
}

} // namespace

extern "C" {

int tranship_lane() {
  Block &block = *Worker::block;
  return int(block.laneOf(block.running()));
}

void tranship_gridBarrier(TranshipSite site) { fiberBlock().gridBarrier(site); }

void tranship_yield() { Worker::block->yield(); }

void tranship_namedBarrier(uint32_t number, uint32_t threads, uint32_t waits, TranshipSite site) {
  fiberBlock().namedBarrier(number, threads, waits, site);
}

void tranship_spin() {
  Block *block = Worker::block; // a host-device function on the host has none
  tranship_local_spinBudget = block ? block->spinBudget() : 64;
  if (block)
    block->yield();
}

void tranship_trap(TranshipSite site) {
  Block &block = *Worker::block;
  const Thread &self = block.running();
  uint3 index = block.index();
  report({"trap", block.launch().kernel->name, site, &index, std::to_string(block.laneOf(self)),
          "__trap() was called"});
  block.fail(cudaErrorLaunchFailure);
}

void tranship_assertFailed(const char *condition, const char *file, unsigned line,
                           const char *function) {
  Block &block = *Worker::block;
  const Thread &self = block.running();
  uint3 index = block.index();
  // CUDA's own words come first, since programs and tests look for them.
  std::fprintf(stderr, "%s:%u: %s: block: [%u,%u,%u], thread: [%u,%u,%u] Assertion `%s` failed.\n",
               file, line, function, index.x, index.y, index.z, self.index.x, self.index.y,
               self.index.z, condition);
  report({"assert",
          block.launch().kernel->name,
          {file, int(line)},
          &index,
          std::to_string(block.laneOf(self)),
          std::string("assertion failed: ") + condition});
  block.fail(cudaErrorAssert);
}

int tranship_isShared(const void *pointer) { return Worker::block->holdsShared(pointer); }

unsigned long long tranship_clock() {
  // Cycles of a device of 1 GHz, which is what its properties say. Threads that wait for time to
  // pass do so together on a GPU and one after another here, so time passes faster for them.
  static std::atomic<unsigned long long> skipped;
  constexpr unsigned long long step = 512;
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
             .count() +
         skipped.fetch_add(step, std::memory_order_relaxed);
}

} // extern "C"

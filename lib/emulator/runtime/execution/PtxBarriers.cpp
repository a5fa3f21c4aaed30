// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PTX's barriers in memory (mbarrier). Of a barrier's 64 bits, whose layout PTX leaves open, the lowest 20 are
// the arrivals that are still missing, the next 20 those of each phase, the next 22 the bytes that are still
// missing, and the rest is the number of the phase.
#include "checks/BlockChecks.h"
#include "execution/Worker.h"

#include <cstdint>

using namespace tranship::emulator;

namespace {

constexpr unsigned bits = 20;
constexpr uint64_t mask = (uint64_t(1) << bits) - 1;

constexpr unsigned bytesShift = 2 * bits, phaseShift = 62;
constexpr uint64_t bytesMask = (uint64_t(1) << (phaseShift - bytesShift)) - 1;

uint64_t phaseOf(uint64_t word) { return word >> phaseShift; }

bool isPassed(uint64_t word, uint64_t state, bool isParity) {
  return isParity ? (phaseOf(word) & 1) != (state & 1) : phaseOf(word) != phaseOf(state);
}

/// The time of the block, in programs with checks. A barrier orders what threads do before they arrive and after they pass.
BlockTime *timeOf(Block &block) { return block.checks() ? &block.checks()->time : nullptr; }

} // namespace

extern "C" {

void tranship_mbarrierInit(uint64_t *barrier, uint32_t count) {
  *barrier = (count & mask) | (count & mask) << bits;
}

/// Expects `bytes` more, or with a negative number completes them, and arrives. `dropped` arrivals fewer are
/// expected from the next phase on. Returns the state before, by which a thread waits for the end of its phase.
uint64_t tranship_mbarrierChange(uint64_t *barrier, uint32_t count, uint32_t dropped,
                                 int32_t bytes) {
  const uint64_t state = *barrier, here = state & mask;
  uint64_t missing = here > count ? here - count : 0;
  const uint64_t expected = (state >> bits & mask) - dropped;
  const uint64_t left = ((state >> bytesShift) + uint64_t(int64_t(bytes))) & bytesMask;
  uint64_t phase = phaseOf(state);
  Worker::block->countProgress();
  if (BlockTime *time = timeOf(*Worker::block))
    time->release(Worker::block->current()->number, BlockTime::Sync::Atomic);
  if (missing == 0 && left == 0) {
    missing = expected;
    ++phase;
  }
  *barrier = missing | expected << bits | left << bytesShift | phase << phaseShift;
  return state;
}

uint32_t tranship_mbarrierTest(uint64_t *barrier, uint64_t state, uint32_t isParity) {
  if (!isPassed(*barrier, state, isParity))
    Worker::block->yield();
  if (!isPassed(*barrier, state, isParity))
    return 0;
  if (BlockTime *time = timeOf(*Worker::block))
    time->acquire(Worker::block->current()->number, BlockTime::Sync::Atomic);
  return 1;
}

} // extern "C"

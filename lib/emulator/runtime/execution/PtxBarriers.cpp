// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PTX's barriers in memory (mbarrier). Of a barrier's 64 bits, whose layout PTX leaves open, the lowest 20 are
// the arrivals that are still missing, the next 20 those of each phase, and the rest is the number of the phase.
#include "execution/Worker.h"

#include <cstdint>

using namespace tranship::emulator;

namespace {

constexpr unsigned bits = 20;
constexpr uint64_t mask = (uint64_t(1) << bits) - 1;

uint64_t phaseOf(uint64_t word) { return word >> 2 * bits; }

bool isPassed(uint64_t word, uint64_t state, bool isParity) {
  return isParity ? (phaseOf(word) & 1) != (state & 1) : phaseOf(word) != phaseOf(state);
}

} // namespace

extern "C" {

void tranship_mbarrierInit(uint64_t *barrier, uint32_t count) {
  *barrier = (count & mask) | (count & mask) << bits;
}

/// Returns the state before, by which a thread waits for the end of its phase.
uint64_t tranship_mbarrierArrive(uint64_t *barrier, uint32_t count) {
  const uint64_t state = *barrier;
  uint64_t missing = state & mask;
  Worker::block->countProgress();
  if (missing > count)
    *barrier = state - count;
  else
    *barrier =
        (phaseOf(state) + 1) << 2 * bits | (state >> bits & mask) << bits | (state >> bits & mask);
  return state;
}

uint32_t tranship_mbarrierTest(uint64_t *barrier, uint64_t state, uint32_t isParity) {
  if (isPassed(*barrier, state, isParity))
    return 1;
  Worker::block->yield();
  return isPassed(*barrier, state, isParity);
}

} // extern "C"

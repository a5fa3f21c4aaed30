// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the lanes of a warp do together.
#include "execution/Block.h"

#include "checks/BlockChecks.h"
#include "core/Report.h"
#include "execution/Scheduling.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace tranship::emulator {

namespace {

uint64_t bit(unsigned lane) { return uint64_t(1) << lane; }

} // namespace

uint64_t reduce(unsigned operation, uint64_t a, uint64_t b) {
  switch (operation) {
  case transhipReduceAdd:
    return a + b;
  case transhipReduceAnd:
    return a & b;
  case transhipReduceOr:
    return a | b;
  case transhipReduceXor:
    return a ^ b;
  case transhipReduceMinSigned:
    return int64_t(a) < int64_t(b) ? a : b;
  case transhipReduceMaxSigned:
    return int64_t(a) > int64_t(b) ? a : b;
  case transhipReduceMinUnsigned:
    return a < b ? a : b;
  default:
    return a > b ? a : b;
  }
}

void Block::arriveAtWarp(Thread &self) {
  Warp &warp = warpOf(self);
  unsigned number = laneOf(self);
  if (self.maskKind != transhipNoMask) {
    if (width_ == 32)
      self.mask &= 0xffffffff;
    if (!(self.mask & bit(number))) {
      reportMask(self);
      self.maskKind = transhipNoMask;
    }
  }
  warp.waiting |= bit(number);
  self.state = State::AtWarp;
  if (self.maskKind != transhipNoMask) {
    uint64_t wanted = self.mask & warp.alive;
    bool all = (wanted & ~warp.waiting) == 0;
    for (uint64_t left = wanted; all && left; left &= left - 1) {
      const Thread &other = lane(warp, std::countr_zero(left));
      all = other.operation == self.operation && other.maskKind != transhipNoMask &&
            other.mask == self.mask;
    }
    if (all)
      complete(warp, wanted);
    else if (!warp.runnable())
      settleWarp(warp);
  } else if (!warp.runnable())
    settleWarp(warp);
}

void Block::settleWarp(Warp &warp) {
  // Masked operations whose missing lanes have returned.
  for (uint64_t left = warp.waiting; left; left &= left - 1) {
    Thread &thread = lane(warp, std::countr_zero(left));
    if (thread.maskKind == transhipNoMask)
      continue;
    uint64_t wanted = thread.mask & warp.alive, there = 0;
    for (uint64_t rest = wanted & warp.waiting; rest; rest &= rest - 1) {
      unsigned number = std::countr_zero(rest);
      const Thread &other = lane(warp, number);
      if (other.operation == thread.operation && other.mask == thread.mask &&
          other.maskKind != transhipNoMask)
        there |= bit(number);
    }
    if (there == wanted) {
      complete(warp, wanted);
      left &= warp.waiting;
      if (!left)
        break;
    }
  }
  if (warp.runnable() || !warp.waiting)
    return;

  // Lanes without a mask meet where they happen to be. After a branch or in a loop they are at
  // several places: as on a GPU, those that lag go on first, so that they can catch up. A
  // lane lags if it is deeper in calls, at a lower address, or on an earlier line: without
  // optimization, the address is that of a function in our headers for all lines that call it.
  const Thread *first = nullptr;
  for (uint64_t left = warp.waiting; left; left &= left - 1) {
    const Thread &thread = lane(warp, std::countr_zero(left));
    if (thread.maskKind != transhipNoMask)
      continue;
    if (!first || std::tuple(first->depth, thread.codeAddress, thread.site.line) <
                      std::tuple(thread.depth, first->codeAddress, first->site.line))
      first = &thread;
  }
  if (!first)
    return;
  uint64_t group = 0;
  for (uint64_t left = warp.waiting; left; left &= left - 1) {
    unsigned number = std::countr_zero(left);
    const Thread &thread = lane(warp, number);
    if (thread.maskKind == transhipNoMask && thread.codeAddress == first->codeAddress &&
        thread.depth == first->depth && thread.operation == first->operation &&
        thread.site.file == first->site.file && thread.site.line == first->site.line)
      group |= bit(number);
  }
  complete(warp, group);
}

uint64_t Block::lanesOf(const Warp &warp) const {
  unsigned lanes = threadCount_ - unsigned(&warp - warps_.data()) * width_;
  return lanes >= 64 ? ~uint64_t(0) : bit(std::min(lanes, width_)) - 1;
}

Block::Combined Block::combine(const Warp &warp, uint64_t lanes) {
  const Thread &one = lane(warp, std::countr_zero(lanes));
  Combined result;
  if (one.operation >= transhipReduceAdd) {
    result.common = one.value;
    for (uint64_t left = lanes & (lanes - 1); left; left &= left - 1)
      result.common =
          reduce(one.operation, result.common, lane(warp, std::countr_zero(left)).value);
    return result;
  }
  for (uint64_t left = lanes; left; left &= left - 1) {
    unsigned number = std::countr_zero(left);
    const Thread &thread = lane(warp, number);
    if (thread.value)
      result.ballot |= bit(number);
    result.equal &= thread.value == one.value;
  }
  return result;
}

bool Block::setResult(Thread &thread, const Warp &warp, uint64_t lanes, const Combined &combined) {
  switch (thread.operation) {
  case transhipShuffle: {
    unsigned source = unsigned(thread.argument);
    bool defined = source < width_ && (lanes & bit(source));
    thread.result = defined ? lane(warp, source).value : 0;
    return defined;
  }
  case transhipBallot:
    thread.result = combined.ballot;
    return true;
  case transhipActiveMask:
  case transhipStep:
  case transhipSyncWarp:
    thread.result = lanes;
    return true;
  case transhipMatchAny:
    thread.result = 0;
    for (uint64_t rest = lanes; rest; rest &= rest - 1)
      if (lane(warp, std::countr_zero(rest)).value == thread.value)
        thread.result |= bit(std::countr_zero(rest));
    return true;
  case transhipMatchAll:
    thread.result = combined.equal ? lanes : 0;
    return true;
  default:
    thread.result = combined.common;
    return true;
  }
}

void Block::complete(Warp &warp, uint64_t lanes) {
  const Thread &one = lane(warp, std::countr_zero(lanes));
  if (one.maskKind != transhipNoMask)
    if (uint64_t gone = one.mask & lanesOf(warp) & ~lanes)
      reportExitedLanes(warp, one, gone);

  Combined combined = combine(warp, lanes);
  uint64_t undefined = 0;
  for (uint64_t left = lanes; left; left &= left - 1) {
    unsigned number = std::countr_zero(left);
    if (!setResult(lane(warp, number), warp, lanes, combined))
      undefined |= bit(number);
  }
  if (undefined)
    reportUndefinedLanes(warp, undefined);
  if (reportsHalves_)
    reportAcrossHalves(warp, lanes);

  if (one.operation != transhipStep) // otherwise a thread that spins would seem to make progress
    progress_ = true;
  if (checks_ && one.operation != transhipStep && one.operation != transhipActiveMask)
    checks_->time.meet(unsigned(&warp - warps_.data()), lanes, warp.alive);
  warp.waiting &= ~lanes;
  for (uint64_t left = lanes; left; left &= left - 1)
    goOn(lane(warp, std::countr_zero(left)));
}

} // namespace tranship::emulator

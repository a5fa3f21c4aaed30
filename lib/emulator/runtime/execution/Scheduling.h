// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The steps from one thread to the next, inline because they are the whole cost of a barrier.
#pragma once

#include "execution/FiberBlock.h"
#include "execution/Locals.h"
#include "execution/Worker.h"

namespace tranship::emulator {

inline uint64_t nextRandom(uint64_t &state) { // splitmix64
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

inline void FiberBlock::enter(Thread &thread) {
  thread.state = State::Running;
  current_ = &thread;
  worker_.fiber = thread.fiber;
  tranship_local_threadIdx = thread.index;
  tranship_local_spinBudget = spinBudget();
}

inline void Block::makeReady(Thread &thread) {
  thread.state = State::Ready;
  ready_[(readyFirst_ + readyCount_) & readyMask_] = &thread;
  ++readyCount_;
}

inline void Block::goOn(Thread &thread) {
  // Threads go on in their order, as they do in loops. In checked programs the last one goes first,
  // since another order between two barriers shows more races.
  if (checks_ && &thread == current_)
    thread.state = State::Running;
  else
    makeReady(thread);
}

inline int Block::barrierResult(unsigned operation) const {
  switch (operation) {
  case transhipBarrierCount:
    return barrierCount_;
  case transhipBarrierAnd:
    return barrierCount_ == int(atBarrier_);
  default:
    return barrierCount_ != 0;
  }
}

inline Thread &Block::takeFirst() {
  Thread *thread = ready_[readyFirst_];
  readyFirst_ = (readyFirst_ + 1) & readyMask_;
  --readyCount_;
  return *thread;
}

inline Thread *FiberBlock::takeReady() {
  if (readyCount_ == 0)
    return nullptr;
  if (shuffled_) {
    unsigned pick = nextRandom(random_) % readyCount_;
    std::swap(ready_[readyFirst_], ready_[(readyFirst_ + pick) & readyMask_]);
  }
  return &takeFirst();
}

inline void FiberBlock::leave(Context *save) {
  if (readyCount_ == 0 && !hasUnstarted() && !settle()) {
    if (save != &worker_.main)
      switchTo(worker_.main, save);
  } else if (Thread *next = takeReady()) {
    enter(*next);
    if (&next->context != save) // otherwise it goes on at once
      switchTo(next->context, save);
  } else {
    Fiber &fiber = worker_.takeFiber();
    worker_.fiber = &fiber;
    if (&fiber.context != save)
      switchTo(fiber.context, save);
  }
}

inline void FiberBlock::suspend(State state) {
  Thread &self = *current_;
  self.state = state;
  leave(&self.context);
}

} // namespace tranship::emulator

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/FiberBlock.h"

#include "checks/BlockChecks.h"
#include "execution/Scheduling.h"

#include "core/Report.h"
#include "core/Settings.h"
#include "execution/Faults.h"
#include "execution/LoopBlock.h"
#include "execution/Worker.h"

#include <algorithm>
#include <numeric>

namespace tranship::emulator {

void FiberBlock::begin(uint64_t number) {
  setNumber(number);
  resetThreads();
  started_ = 0;
  atGrid_ = yielded_ = 0;
  std::fill(std::begin(namedBarriers_), std::end(namedBarriers_), NamedBarrier());
  if (checks_)
    checks_->begin(*launch_, number, lanesPerWarp(), {shared_, launch_->kernel->moduleShared},
                   {dynamicShared(), launch_->dynamicShared});
  Schedule schedule = settings().schedule;
  shuffled_ = schedule == Schedule::Random;
  if (schedule == Schedule::Ascending || schedule == Schedule::Lockstep)
    return;
  order_.resize(threadCount_);
  std::iota(order_.begin(), order_.end(), 0);
  if (schedule == Schedule::Descending)
    std::reverse(order_.begin(), order_.end());
  random_ = settings().seed + number * 1000003;
  if (schedule == Schedule::Random)
    for (unsigned i = threadCount_; i > 1; --i)
      std::swap(order_[i - 1], order_[nextRandom(random_) % i]);
}

Outcome FiberBlock::run() {
  setLocals();
  outcome_ = Outcome::Finished;
  leave(&worker_.main);
  worker_.fiber = nullptr;
  current_ = nullptr;
  if (outcome_ == Outcome::Failed)
    abandon();
  return outcome_;
}

void FiberBlock::abandon() {
  for (unsigned i = 0; i < started_; ++i) {
    unsigned number = order_.empty() ? i : order_[i];
    Thread &thread = threads_[number];
    if (thread.state != State::Done)
      worker_.dropFiber(*thread.fiber);
  }
}

void FiberBlock::repeat(LoopBlock &block) {
  auto swapShared = [&] {
    std::swap(shared_, block.shared_);
    std::swap(sharedMapped_, block.sharedMapped_);
  };
  prepare(*block.launch_);
  swapShared();
  launch_->children.drop(block.number_);
  begin(block.number_);
  Outcome outcome = run();
  if (outcome != Outcome::Finished && outcome != Outcome::Failed)
    abandon();
  swapShared();
}

Thread &FiberBlock::start(Fiber &fiber) {
  unsigned number = started_++;
  if (!order_.empty())
    number = order_[number];
  Thread &thread = threads_[number];
  thread.fiber = &fiber;
  enter(thread);
  return thread;
}

void FiberBlock::runThreads(Fiber &fiber) {
  void (*call)(void **) = launch_->kernel->call;
  while (readyCount_ == 0 && hasUnstarted()) {
    Thread &thread = start(fiber);
    call(launch_->arguments);
    finish(thread);
    releaseBarrierIfComplete();
  }
  worker_.giveFiber(fiber);
  leave(&fiber.context);
}

bool FiberBlock::settle() {
  if (alive_ == 0)
    return false;
  if (yielded_) {
    for (unsigned i = 0; i < threadCount_; ++i)
      if (threads_[i].state == State::Yielded)
        makeReady(threads_[i]);
    yielded_ = 0;
    if (progress_) {
      progress_ = false;
      return true;
    }
    outcome_ = Outcome::Spinning; // what they wait for may be in another block
    return false;
  }
  if (atGrid_ == alive_) {
    outcome_ = Outcome::AtGridBarrier;
    return false;
  }
  reportDeadlock();
  outcome_ = Outcome::Failed;
  return false;
}

int FiberBlock::barrier(unsigned operation, int value, TranshipSite site, const void *codeAddress) {
  Thread &self = *current_;
  self.codeAddress = codeAddress;
  arriveAtBarrier(self, operation, value, site);
  releaseBarrierIfComplete();
  if (self.state != State::Running)
    leave(&self.context);
  return int(self.result);
}

void FiberBlock::releaseBarrierIfComplete() {
  if (atBarrier_ == 0 || atBarrier_ != alive_)
    return;
  if (barrierDiverges_)
    reportDivergentBarrier();
  if (alive_ != threadCount_ && !launch_->kernel->waveSize) // AMD GPUs do not wait for these
    reportMissedBarrier();
  if (checks_)
    checks_->time.passBarrier();
  progress_ = true;
  for (Warp &warp : warps_)
    warp.blocked = 0;
  for (unsigned i = 0; i < threadCount_; ++i) {
    Thread &thread = threads_[i];
    if (thread.state != State::AtBarrier)
      continue;
    thread.result = barrierResult(thread.operation);
    goOn(thread);
  }
  atBarrier_ = 0;
  barrierDiverges_ = false;
}

uint64_t FiberBlock::warpOperation(Thread &self) {
  arriveAtWarp(self);
  if (self.state != State::Running)
    leave(&self.context);
  return self.result;
}

void FiberBlock::gridBarrier(TranshipSite site) {
  Thread &self = *current_;
  self.site = site;
  ++atGrid_;
  Warp &warp = warpOf(self);
  warp.blocked |= uint64_t(1) << laneOf(self);
  if (warp.waiting && !warp.runnable())
    settleWarp(warp);
  suspend(State::AtGrid);
}

void FiberBlock::passGridBarrier() {
  atGrid_ = 0;
  for (Warp &warp : warps_)
    warp.blocked = 0;
  for (unsigned i = 0; i < threadCount_; ++i)
    if (threads_[i].state == State::AtGrid)
      makeReady(threads_[i]);
}

void FiberBlock::namedBarrier(unsigned number, unsigned threads, bool waits, TranshipSite site) {
  NamedBarrier &barrier = namedBarriers_[number % std::size(namedBarriers_)];
  const unsigned passed = barrier.passed, thread = current_->number;
  progress_ = true;
  BlockTime *time = checks() ? &checks()->time : nullptr;
  if (time)
    time->release(thread, BlockTime::Sync::Atomic);
  if (++barrier.arrived >= threads) {
    barrier.arrived = 0;
    ++barrier.passed;
  }
  while (waits && barrier.passed == passed) {
    if (alive_ == 1) {
      report({"deadlock", launch_->kernel->name, site, &index_, std::to_string(laneOf(running())),
              "it waits at a barrier of " + std::to_string(threads) +
                  " threads, and no other thread of the block is left"});
      fail(cudaErrorLaunchFailure);
    }
    yield();
  }
  if (time && waits)
    time->acquire(thread, BlockTime::Sync::Atomic);
}

void FiberBlock::yield() {
  if (alive_ == 1 && launch_->blockCount() == 1) // there is no other thread
    return;
  ++yielded_;
  suspend(State::Yielded);
}

void FiberBlock::endWithFault() { fail(describeFault(*this)); }

} // namespace tranship::emulator

using namespace tranship::emulator;

extern "C" int tranship_barrier(unsigned operation, int value, const char *file, int line) {
  return fiberBlock().barrier(operation, value, {file, line}, __builtin_return_address(0));
}

extern "C" unsigned long long tranship_warp(unsigned operation, unsigned maskKind,
                                            unsigned long long mask, unsigned long long value,
                                            int argument, const char *file, int line) {
  FiberBlock &block = fiberBlock();
  Thread &self = block.running();
  self.operation = operation;
  self.maskKind = maskKind;
  self.mask = mask;
  self.value = value;
  self.argument = argument;
  self.site = {file, line};
  self.codeAddress = __builtin_return_address(0);
  self.depth = self.fiber->depth(__builtin_frame_address(0));
  return block.warpOperation(self);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/Worker.h"

#include "checks/BlockChecks.h"

#include "core/Settings.h"
#include "execution/Faults.h"

#include <sched.h>

namespace tranship::emulator {

constinit thread_local Block *Worker::block = nullptr;

Worker &Worker::current() {
  static thread_local Worker worker;
  return worker;
}

Worker::Worker() { catchFaults(); }

Fiber &Worker::takeFiber() {
  if (idle_.empty()) {
    fibers_.push_back(
        std::make_unique<Fiber>(settings().stackSize, fibers_.size(), [](Fiber &fiber) {
          for (;;)
            Worker::block->runThreads(fiber);
        }));
    idle_.push_back(fibers_.back().get());
  }
  Fiber *fiber = idle_.back();
  idle_.pop_back();
  return *fiber;
}

void Worker::dropFiber(Fiber &fiber) {
  fiber.reset();
  giveFiber(fiber);
}

bool Worker::run(Launch &launch, Parked &entry) {
  block = entry.block.get();
  entry.outcome = entry.block->run();
  block = nullptr;
  if (entry.outcome == Outcome::AtGridBarrier) {
    entry.generation = launch.generation;
    if (++launch.arrived == launch.blockCount()) {
      launch.arrived = 0;
      ++launch.generation;
      if (launch.time)
        launch.time->passGridBarrier();
    }
  }
  if (entry.outcome != Outcome::Finished && entry.outcome != Outcome::Failed)
    return false;
  if (BlockChecks *checks = entry.block->checks())
    checks->reportHeld();
  ++launch.finished;
  spare_.push_back(std::move(entry.block));
  return true;
}

bool Worker::resume(Launch &launch, std::vector<Parked> &parked) {
  bool advanced = false;
  for (size_t i = 0; i < parked.size();) {
    Parked &entry = parked[i];
    if (launch.error != cudaSuccess) {
      entry.block->abandon();
      if (BlockChecks *checks = entry.block->checks())
        checks->reportHeld();
      ++launch.finished;
      parked.erase(parked.begin() + i);
      continue;
    }
    bool atGrid = entry.outcome == Outcome::AtGridBarrier;
    if (atGrid && entry.generation == launch.generation) {
      ++i;
      continue;
    }
    if (atGrid)
      entry.block->passGridBarrier();
    advanced |= atGrid;
    if (run(launch, entry))
      parked.erase(parked.begin() + i);
    else
      ++i;
  }
  return advanced;
}

std::unique_ptr<FiberBlock> Worker::takeSpare() {
  if (spare_.empty())
    return std::make_unique<FiberBlock>(*this);
  std::unique_ptr<FiberBlock> taken = std::move(spare_.back());
  spare_.pop_back();
  return taken;
}

void Worker::workInLoops(Launch &launch) {
  if (!loops_)
    loops_ = std::make_unique<LoopBlock>(*this);
  loops_->prepare(launch);
  block = loops_.get();
  Fiber &stack = takeFiber();
  fiber = &stack;
  switchTo(stack.context, &main); // back after the last block
  fiber = nullptr;
  block = nullptr;
  if (!loops_->hasFailed())
    return;
  dropFiber(stack);
  if (loops_->hasFaulted()) {
    std::unique_ptr<FiberBlock> again = takeSpare();
    block = again.get();
    again->repeat(*loops_);
    block = nullptr;
    spare_.push_back(std::move(again));
    if (launch.error == cudaSuccess)
      reportLastFault(*loops_);
  }
}

void Worker::work(Launch &launch) {
  if (launch.loops)
    return workInLoops(launch);
  std::vector<Parked> parked;
  for (;;) {
    bool advanced = resume(launch, parked);
    uint64_t number = launch.error == cudaSuccess ? launch.nextBlock++ : launch.blockCount();
    if (number < launch.blockCount()) {
      Parked entry{takeSpare(), Outcome::Finished, 0};
      entry.block->prepare(launch);
      entry.block->begin(number);
      if (!run(launch, entry))
        parked.push_back(std::move(entry));
    } else if (parked.empty())
      return;
    else if (!advanced) {
      // Blocks that have returned will never reach the barrier.
      if (launch.finished && launch.arrived + launch.finished == launch.blockCount() &&
          parked.front().outcome == Outcome::AtGridBarrier)
        parked.front().block->reportGridDeadlock();
      sched_yield();
    }
  }
}

} // namespace tranship::emulator

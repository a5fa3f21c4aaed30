// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A block whose threads each have a stack of their own, and which of them runs next.
#pragma once

#include "execution/Block.h"

namespace tranship::emulator {

class LoopBlock;

class FiberBlock final : public Block {
public:
  explicit FiberBlock(Worker &worker) : Block(worker) {}

  using Block::prepare;
  void begin(uint64_t number);
  Outcome run();
  /// Drops all threads where they are.
  void abandon();
  /// Runs the block that ran in loops when it caused a fault, with the shared memory that it left.
  void repeat(LoopBlock &block);
  /// The grid barrier at which this block waits has been passed.
  void passGridBarrier();
  /// Some blocks returned without reaching the grid barrier.
  void reportGridDeadlock();

  // Called by the thread that runs.
  int barrier(unsigned operation, int value, TranshipSite site, const void *codeAddress);
  uint64_t warpOperation(Thread &wanted);
  void gridBarrier(TranshipSite site);
  /// PTX's barriers of so many threads of the block; some may arrive without waiting.
  void namedBarrier(unsigned number, unsigned threads, bool waits, TranshipSite site);
  void yield() override;

  /// Runs threads one after another until none is left to start.
  void runThreads(Fiber &fiber) override;
  bool isRunning() const override { return current_ != nullptr; }
  Thread &running() override { return *current_; }
  [[noreturn]] void endWithFault() override;

private:
  bool hasUnstarted() const { return started_ < threadCount_; }
  Thread &start(Fiber &fiber);
  void enter(Thread &thread);
  /// The thread that runs waits, and another goes on. Returns when it is its turn again.
  void suspend(State state);
  /// Goes on with whatever can run next. The current context is stored in `*save`.
  void leave(Context *save);
  /// Called when no thread can run and none is left to start: finds out which may go on, or why
  /// none will. Returns false to go back to the worker.
  bool settle();
  Thread *takeReady();
  void releaseBarrierIfComplete();

  unsigned started_ = 0;
  bool shuffled_ = false;       ///< any ready thread may be next
  std::vector<unsigned> order_; ///< the order in which threads start; empty: ascending
  uint64_t random_ = 0;

  struct NamedBarrier {
    unsigned arrived = 0, passed = 0; ///< `passed` times
  };
  NamedBarrier namedBarriers_[16];
  unsigned atGrid_ = 0, yielded_ = 0;
};

} // namespace tranship::emulator

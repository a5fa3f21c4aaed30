// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A thread of the machine that runs blocks, with the stacks for them.
#pragma once

#include "execution/FiberBlock.h"
#include "execution/LoopBlock.h"

#include <memory>
#include <vector>

namespace tranship::emulator {

class Worker {
public:
  /// Returns the worker of the calling thread.
  static Worker &current();

  /// Runs blocks until none is left.
  void work(Launch &launch);

  /// The block that runs now on the calling thread; null outside of kernels.
  static constinit thread_local Block *block;
  /// Where the block was started.
  Context main = nullptr;
  /// The fiber that runs now; null while in `main`.
  Fiber *fiber = nullptr;

  Fiber &takeFiber();
  void giveFiber(Fiber &fiber) { idle_.push_back(&fiber); }
  /// The fiber stopped in the middle and will not go on.
  void dropFiber(Fiber &fiber);
  /// Returns whether the address is below the stack of the thread that runs.
  bool overflowed(const void *address) const { return fiber && fiber->guards(address); }

private:
  /// A block that waits for others, and why.
  struct Parked {
    std::unique_ptr<FiberBlock> block;
    Outcome outcome;
    uint64_t generation; ///< of the grid's barrier when the block stopped there
  };

  Worker();
  std::unique_ptr<FiberBlock> takeSpare();
  void workInLoops(Launch &launch);
  /// Runs the block until it ends or waits for other blocks. Returns whether it has ended.
  bool run(Launch &launch, Parked &entry);
  /// Runs each parked block that can go on. Returns whether one has passed a grid barrier.
  bool resume(Launch &launch, std::vector<Parked> &parked);

  std::vector<std::unique_ptr<Fiber>> fibers_;
  std::vector<Fiber *> idle_;
  std::vector<std::unique_ptr<FiberBlock>> spare_; ///< finished, for reuse
  std::unique_ptr<LoopBlock> loops_;               ///< made for the first launch in loops
};

/// The block that runs now, in code that only runs on fibers.
inline FiberBlock &fiberBlock() { return static_cast<FiberBlock &>(*Worker::block); }

} // namespace tranship::emulator

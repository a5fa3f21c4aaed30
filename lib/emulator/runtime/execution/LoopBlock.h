// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A block whose threads run in loops (plugin/WorkItemLoops.h). Only a thread that calls the runtime is known.
#pragma once

#include "execution/Block.h"

#include <optional>

namespace tranship::emulator {

class LoopBlock final : public Block {
public:
  explicit LoopBlock(Worker &worker) : Block(worker) {}

  void prepare(Launch &launch);
  bool hasFailed() const { return outcome_ == Outcome::Failed; }
  /// Whether the block that ran last caused a fault; it must run again on fibers.
  bool hasFaulted() const { return hasFaulted_; }

  /// Runs all blocks of the launch.
  void runThreads(Fiber &fiber) override;
  bool isRunning() const override { return true; }
  Thread &running() override;
  void yield() override {} // no thread waits here
  [[noreturn]] void endWithFault() override;

private:
  friend class FiberBlock; // takes the shared memory of a block that it repeats

  /// Threads that run together as long as they reach the same points: a warp, or the whole block if
  /// the kernel has no warp operations.
  struct Group {
    unsigned first, last; ///< without threads at the end that have returned
    unsigned began;       ///< `last` at first
    uint32_t point;       ///< where all wait; `mixedPoints`: each may be elsewhere
  };
  void runBlocks();
  void runLoops();
  /// Runs the group until all its threads wait at a barrier of the block or have returned.
  void runGroup(Group &group);
  /// The same, one thread after the other, until they are together again. Returns whether they are.
  bool runApart(Group &group);
  uint32_t runRegion(uint32_t point, unsigned first, unsigned last);
  /// Finds out where threads are that may be at different points.
  void findPoint(Group &group);
  void retire(Group &group, unsigned last);
  bool operateTogether(const Group &group);
  void arriveTogether(const Group &group);
  void arrive(Thread &thread);
  bool isTogether(const Group &group) const;
  void passBarrier();
  /// Fills in what reports need to know about the threads of a group.
  void describe(const Group &group);

  const KernelLoops *loops_ = nullptr;
  LoopFrame frame_{};
  std::vector<char> frameMemory_;
  std::vector<Group> groups_;
  bool hasWarpPoints_ = false;
  bool hasFaulted_ = false;
};

} // namespace tranship::emulator

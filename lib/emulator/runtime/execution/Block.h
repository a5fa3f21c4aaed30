// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One block of a launch: its threads, and what they wait for.
#pragma once

#include "core/Launch.h"
#include "execution/Fiber.h"

#include "tranship/core.h"
#include "tranship/operations.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tranship::emulator {

class BlockChecks;
class Worker;

/// Combines the values of two lanes.
uint64_t reduce(unsigned operation, uint64_t a, uint64_t b);

enum class State : uint8_t { Ready, Running, AtBarrier, AtWarp, AtGrid, Yielded, Done };

/// A thread. One that never waits touches only the first cache line of this.
struct alignas(64) Thread {
  Context context = nullptr;
  Fiber *fiber = nullptr;
  unsigned number = 0; ///< in the block, x fastest
  uint3 index{};
  State state = State::Ready;
  // The operation that it waits for, or waited for last.
  uint8_t operation = 0;
  uint8_t maskKind = 0;
  int argument = 0;
  TranshipSite site{};
  uint64_t mask = 0, value = 0, result = 0;
  const void *codeAddress = nullptr; ///< of the operation
  size_t depth = 0;                  ///< depth of the stack there
  uint64_t path =
      0; ///< in `LoopBlock`: a hash of the points that it reached since all were together
};

struct Warp {
  uint64_t alive = 0;   ///< lanes that have not returned
  uint64_t waiting = 0; ///< lanes at a warp operation
  uint64_t blocked = 0; ///< lanes at a barrier of the block or the grid
  uint64_t runnable() const { return alive & ~waiting & ~blocked; }
};

/// Why the threads of a block stopped.
enum class Outcome { Finished, Spinning, AtGridBarrier, Failed };

/// What the engines share: the threads of a block and what they wait for. `FiberBlock` gives each thread a
/// stack of its own, `LoopBlock` runs them in loops.
class Block {
public:
  virtual ~Block();

  /// Calls the kernel on a fiber until another context goes on.
  virtual void runThreads(Fiber &fiber) = 0;
  /// Whether a thread runs, so that a fault is that thread's.
  virtual bool isRunning() const = 0;
  /// The thread that calls the runtime.
  virtual Thread &running() = 0;
  /// Lets other threads run. Called by the thread that runs.
  virtual void yield() = 0;
  /// Ends the thread that runs, which has caused a fault (Faults.h).
  [[noreturn]] virtual void endWithFault() = 0;

  Launch &launch() const { return *launch_; }
  uint3 index() const { return index_; }
  uint64_t number() const { return number_; }
  unsigned width() const { return width_; }
  /// Returns whether the address is in the block's shared memory or in the page after it.
  bool holdsShared(const void *address) const {
    return address >= shared_ && address < shared_ + sharedMapped_;
  }
  /// Returns "4 bytes past the end of the 64 bytes of dynamic shared memory that the block has", or
  /// nothing if the address is not there.
  std::string describeShared(const void *address) const;
  /// Null unless the program is checked.
  BlockChecks *checks() { return checks_.get(); }
  const Fiber *fiber() const { return current_ ? current_->fiber : nullptr; }
  uint3 indexOf(uint64_t number) const;
  const Thread &thread(unsigned number) const { return threads_[number]; }
  /// The thread whose fiber runs; null in loops.
  const Thread *current() const { return current_; }
  unsigned laneOf(const Thread &thread) const { return thread.number & (width_ - 1); }
  /// How many atomics and volatile loads a thread makes before others get their turn. A wave makes
  /// them for each lane.
  int spinBudget() const {
    return launch_->kernel->waveSize ? 64 * int(launch_->kernel->waveSize) : 64;
  }
  /// The lanes of a warp of the kernel. `width` is 1 if a thread here is a whole wave.
  unsigned lanesPerWarp() const {
    return launch_->kernel->waveSize ? launch_->kernel->waveSize : width_;
  }
  /// Something has happened that threads may wait for.
  void countProgress() { progress_ = true; }
  /// What cudaGetLastError returns in the kernel.
  gpuError threadError(bool clears);
  void setThreadError(gpuError error) { threadErrors_[running().number] = error; }
  /// Ends the launch. Called by the thread that runs.
  [[noreturn]] void fail(gpuError error);

protected:
  explicit Block(Worker &worker);
  void prepare(Launch &launch);
  /// Sets which block of the grid this is.
  void setNumber(uint64_t number);
  /// Makes all threads alive, none of which has arrived anywhere.
  void resetThreads();
  /// Ends `run` or `runThreads` of the block with this outcome.
  [[noreturn]] void stop(Outcome outcome);
  char *dynamicShared() const;
  void setLocals();

  /// Registers the thread at a barrier or a warp operation. Its state is not `Running` if it has to
  /// wait.
  void arriveAtBarrier(Thread &self, unsigned operation, int value, TranshipSite site);
  void arriveAtWarp(Thread &self);
  void finish(Thread &thread);
  int barrierResult(unsigned operation) const;
  /// All lanes of the warp wait: lets those go on whose operation can complete.
  void settleWarp(Warp &warp);
  /// Lets a thread go on that waited, or that runs and need not wait.
  void goOn(Thread &thread);
  void makeReady(Thread &thread);
  Thread &takeFirst();
  Warp &warpOf(const Thread &thread) { return warps_[thread.number / width_]; }
  /// Returns the lanes that the warp began with.
  uint64_t lanesOf(const Warp &warp) const;
  /// Returns the thread of a lane of the warp.
  Thread &lane(const Warp &warp, unsigned number) {
    return threads_[(&warp - warps_.data()) * width_ + number];
  }

  // These are in BlockReports.cpp.
  void reportDivergentBarrier();
  void reportMissedBarrier();
  void reportDeadlock();

  Worker &worker_;
  std::unique_ptr<BlockChecks> checks_;
  Launch *launch_ = nullptr;
  unsigned width_ = 32;
  uint3 index_{};
  dim3 size_{0, 0, 0};
  unsigned threadCount_ = 0, alive_ = 0;
  uint64_t number_ = 0; ///< of the block
  std::vector<Thread> threads_;
  std::vector<Warp> warps_;
  Thread *current_ = nullptr;
  std::vector<Thread *> ready_; ///< a ring whose size is a power of two
  unsigned readyMask_ = 0, readyFirst_ = 0, readyCount_ = 0;
  unsigned atBarrier_ = 0;
  int barrierCount_ = 0;
  TranshipSite barrierSite_{};
  bool barrierDiverges_ = false;
  std::map<unsigned, gpuError> threadErrors_; ///< of threads that made a mistake
  bool progress_ = false;                     ///< since all spinning threads last had their turn
  Outcome outcome_ = Outcome::Finished;

  char *shared_ = nullptr; ///< static, then dynamic, then a guard page
  size_t sharedMapped_ = 0;

private:
  /// What an operation of a warp computes once for all lanes: the reduction, the lanes whose value
  /// is not 0, and whether all values are equal.
  struct Combined {
    uint64_t common = 0, ballot = 0;
    bool equal = true;
  };
  Combined combine(const Warp &warp, uint64_t lanes);
  /// Sets the result of one of the lanes. Returns false if the lane has read an undefined value.
  bool setResult(Thread &thread, const Warp &warp, uint64_t lanes, const Combined &combined);
  /// The lanes have all arrived: gives each its result and lets it go on.
  void complete(Warp &warp, uint64_t lanes);

  // These are in BlockReports.cpp.
  void reportMask(const Thread &thread);
  void reportExitedLanes(const Warp &warp, const Thread &one, uint64_t gone);
  void reportUndefinedLanes(const Warp &warp, uint64_t lanes);
  /// The result of the lanes depends on the width of the warp.
  void reportAcrossHalves(const Warp &warp, uint64_t lanes);

  /// A warp has 64 lanes and the launch is traced: `reportAcrossHalves`.
  bool reportsHalves_ = false;
};

} // namespace tranship::emulator

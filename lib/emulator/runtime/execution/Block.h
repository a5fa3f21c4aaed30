// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One block of a launch: its threads, what they wait for, and which runs next.
#pragma once

#include "core/Launch.h"
#include "execution/Fiber.h"

#include "tranship/core.h"
#include "tranship/operations.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
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
  uint64_t path = 0; ///< in a loop: a hash of the points that it reached since all were together
};

struct Warp {
  uint64_t alive = 0;   ///< lanes that have not returned
  uint64_t waiting = 0; ///< lanes at a warp operation
  uint64_t blocked = 0; ///< lanes at a barrier of the block or the grid
  uint64_t runnable() const { return alive & ~waiting & ~blocked; }
};

/// Why `run` returned.
enum class Outcome { Finished, Spinning, AtGridBarrier, Failed };

class Block {
public:
  explicit Block(Worker &worker);
  ~Block();

  void prepare(Launch &launch);
  void begin(uint64_t number);
  Outcome run();
  /// Drops all threads where they are.
  void abandon();

  Launch &launch() const { return *launch_; }
  uint3 index() const { return index_; }
  uint64_t number() const { return number_; }
  unsigned width() const { return width_; }
  /// Returns whether the address lies in the block's shared memory or in the page behind it.
  bool holdsShared(const void *address) const {
    return address >= shared_ && address < shared_ + sharedMapped_;
  }
  /// Returns "4 bytes past the end of the 64 bytes of dynamic shared memory that the block has", or
  /// nothing if the address does not lie there.
  std::string describeShared(const void *address) const;
  /// Null unless the program is checked.
  BlockChecks *checks() { return checks_.get(); }
  bool hasFailed() const { return outcome_ == Outcome::Failed; }
  /// The block that ran in loops when it caused a fault; empty: none did.
  std::optional<uint64_t> faulted() const { return faulted_; }
  /// Stops in the middle of a block, which will run again on fibers. Called by the thread that runs.
  [[noreturn]] void leaveLoops();
  /// Runs this block on fibers.
  void repeatOnFibers(uint64_t number);
  const Fiber *fiber() const { return current_ ? current_->fiber : nullptr; }
  uint3 indexOf(uint64_t number) const;
  const Thread &thread(unsigned number) const { return threads_[number]; }
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

  // Called by the thread that runs.
  int barrier(unsigned operation, int value, TranshipSite site, const void *codeAddress);
  uint64_t warpOperation(Thread &wanted);
  void gridBarrier(TranshipSite site);
  /// PTX's barriers of so many threads of the block; some may arrive without waiting.
  void namedBarrier(unsigned number, unsigned threads, bool waits, TranshipSite site);
  void yield();
  /// Something has happened that threads may wait for.
  void countProgress() { progress_ = true; }
  Thread &running();
  /// What cudaGetLastError says in the kernel.
  gpuError threadError(bool clears);
  void setThreadError(gpuError error) { threadErrors_[running().number] = error; }
  /// The grid barrier at which this block waits has been passed.
  void passGridBarrier();
  /// Some blocks returned without reaching the grid barrier.
  void reportGridDeadlock();
  /// Ends the launch. Called by the thread that runs.
  [[noreturn]] void fail(gpuError error);
  /// Called by the fiber: runs threads one after another until none is left to start, or all blocks
  /// in loops.
  void runThreads(Fiber &fiber);
  /// Whether the kernel runs in loops. Then only a thread that calls the runtime is known.
  bool inLoops() const { return loops_ != nullptr; }

private:
  char *dynamicShared() const;
  void setLocals();
  /// Registers the thread at a barrier or a warp operation. Its state is not `Running` if it has to
  /// wait.
  void arriveAtBarrier(Thread &self, unsigned operation, int value, TranshipSite site);
  void arriveAtWarp(Thread &self);

  // These are in BlockLoops.cpp.
  /// Threads that run together as long as they reach the same points: a warp, or the whole block if
  /// the kernel has no warp operations.
  struct Group {
    unsigned first, last; ///< without threads at the end that have returned
    unsigned began;       ///< `last` at first
    uint32_t point;       ///< where all wait; `mixedPoints`: each may be elsewhere
  };
  void prepareLoops();
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
  int barrierResult(unsigned operation) const;
  /// Fills in what reports need to know about the threads of a group.
  void describe(const Group &group);
  Warp &warpOf(const Thread &thread) { return warps_[thread.number / width_]; }
  bool hasUnstarted() const { return started_ < threadCount_; }
  Thread &start(Fiber &fiber);
  void finish(Thread &thread);
  /// The thread that runs waits, and another goes on. Returns when it is its turn again.
  void suspend(State state);
  /// Goes on with whatever can run next. The current context is stored in `*save`.
  void leave(Context *save);
  /// Called when no thread can run and none is left to start: finds out which may go on, or why
  /// none will. Returns false to go back to the worker.
  bool settle();
  /// All lanes of the warp wait: lets those go on whose operation can complete.
  void settleWarp(Warp &warp);
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
  void makeReady(Thread &thread);
  /// Lets a thread go on that waited, or that runs and need not wait.
  void goOn(Thread &thread);
  Thread *takeReady();
  void releaseBarrierIfComplete();
  void enter(Thread &thread);

  // These are in BlockReports.cpp.
  void reportMask(const Thread &thread);
  void reportExitedLanes(const Warp &warp, const Thread &one, uint64_t gone);
  void reportUndefinedLanes(const Warp &warp, uint64_t lanes);
  /// The result of the lanes depends on the width of the warp.
  void reportAcrossHalves(const Warp &warp, uint64_t lanes);
  void reportDivergentBarrier();
  void reportMissedBarrier();
  void reportDeadlock();

  /// Returns the lanes that the warp began with.
  uint64_t lanesOf(const Warp &warp) const;
  /// Returns the thread of a lane of the warp.
  Thread &lane(const Warp &warp, unsigned number) {
    return threads_[(&warp - warps_.data()) * width_ + number];
  }

  Worker &worker_;
  std::unique_ptr<BlockChecks> checks_;
  Launch *launch_ = nullptr;
  const KernelLoops *loops_ = nullptr; ///< null: threads are fibers
  LoopFrame frame_{};
  std::vector<char> frameMemory_;
  std::vector<Group> groups_;
  unsigned width_ = 32;
  bool reportsHalves_ = false; ///< a warp has 64 lanes and the launch is traced:
                               ///< `reportAcrossHalves`
  uint3 index_{};
  dim3 size_{0, 0, 0};
  unsigned threadCount_ = 0, started_ = 0, alive_ = 0;
  bool hasWarpPoints_ = false;
  uint64_t number_ = 0; ///< of the block
  std::optional<uint64_t> faulted_;
  std::vector<Thread> threads_;
  std::vector<Warp> warps_;
  Thread *current_ = nullptr;
  std::vector<Thread *> ready_; ///< a ring whose size is a power of two
  unsigned readyMask_ = 0, readyFirst_ = 0, readyCount_ = 0;
  bool shuffled_ = false;       ///< any ready thread may be next
  std::vector<unsigned> order_; ///< the order in which threads start; empty: ascending
  uint64_t random_ = 0;

  struct NamedBarrier {
    unsigned arrived = 0, passed = 0; ///< `passed` times
  };
  NamedBarrier namedBarriers_[16];
  unsigned atBarrier_ = 0, atGrid_ = 0, yielded_ = 0;
  int barrierCount_ = 0;
  TranshipSite barrierSite_{};
  bool barrierDiverges_ = false;
  std::map<unsigned, gpuError> threadErrors_; ///< of threads that made a mistake
  bool progress_ = false;                     ///< since all spinning threads last had their turn
  Outcome outcome_ = Outcome::Finished;

  char *shared_ = nullptr; ///< static, then dynamic, then a guard page
  size_t sharedMapped_ = 0;
};

} // namespace tranship::emulator

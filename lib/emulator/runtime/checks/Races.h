// Which accesses of a launch are ordered: by barriers of the block and the grid, by operations of a
// warp, by atomics and fences. Two of which neither is ordered before the other are a race.
//
// Time is a counter of such events. A thread that released and one that acquired since an access
// are taken for ordered even if they did not mean each other: rather no report than a wrong one.
#pragma once

#include "memory/Regions.h"

#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

namespace tranship::emulator {

/// Of a launch, across its blocks.
class LaunchTime {
public:
  explicit LaunchTime(uint64_t blocks);
  /// All blocks have come to the barrier of the grid.
  void passGridBarrier();

  uint32_t start;
  /// When a thread of each block last released.
  uint32_t &release(uint64_t block) {
    return reinterpret_cast<uint32_t *>(releases_.data())[block];
  }

private:
  ZeroPages releases_;
};

/// Of a block that runs.
class BlockTime {
public:
  void begin(LaunchTime &launch, uint64_t block, unsigned threads, unsigned width);
  void passBarrier();
  /// The lanes have met. `alive`: all that could.
  void meet(unsigned warp, uint64_t lanes, uint64_t alive);

  enum class Sync { Atomic, Flag };
  /// The thread has made visible what it and those it met did before; Flag: a volatile store.
  void release(unsigned thread, Sync sync);
  void acquire(unsigned thread, Sync sync);

  /// The thread's access; what it is in a race with, or null. The result holds until the next call.
  const Access *read(Granule &granule, unsigned thread, const AccessSite &site, bool shared);
  /// `same`: the memory held that value already, so that other writers of it do no harm.
  const Access *write(Granule &granule, unsigned thread, const AccessSite &site, bool shared,
                      bool same);

  /// Of this block?
  bool isOwn(const Access &access) const { return access.thread - firstThread_ < threadCount_; }
  unsigned threadOf(const Access &access) const {
    return (access.thread - firstThread_) % threadCount_;
  }
  uint64_t blockOf(const Access &access) const { return access.thread / threadCount_; }
  bool inOneWarp(const Access &access, unsigned thread) const {
    return isOwn(access) && warpOf(threadOf(access)) == warpOf(thread);
  }

private:
  struct Moments {
    uint32_t release = 0, acquire = 0;
  };
  struct WarpTime : Moments {
    uint32_t joined = 0; ///< when all lanes met
  };

  unsigned warpOf(unsigned thread) const { return thread >> widthShift_; }
  bool isOrdered(const Access &access, unsigned thread, bool shared) const;
  /// Since the thread's own read no event has ordered it and those of other lanes.
  bool isAmongSeveral(const Access &own, unsigned thread) const;
  bool conflicts(const Access &access, unsigned thread, const AccessSite &site, bool shared) const;

  LaunchTime *launch_ = nullptr;
  uint64_t block_ = 0;
  unsigned threadCount_ = 1, widthShift_ = 5;
  uint32_t firstThread_ = 0;
  uint32_t interval_ = 0; ///< since the last barrier
  uint32_t acquire_ = 0;  ///< of any thread
  std::vector<Moments> threads_;
  std::vector<WarpTime> warps_;
  /// For each thread and each lane of its warp: when they last met. Empty while all lanes meet.
  std::vector<uint32_t> met_;
  Access conflict_{};
};

/// The number of a place, and back.
uint32_t numberOf(AccessSite &site);
const AccessSite &siteNumbered(uint32_t number);

} // namespace tranship::emulator

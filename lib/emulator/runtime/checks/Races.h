// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

/// The time of a launch, across its blocks.
class LaunchTime {
public:
  explicit LaunchTime(uint64_t blocks);
  /// All blocks have reached the grid barrier.
  void passGridBarrier();

  uint32_t start;
  /// The time at which a thread of each block last released.
  uint32_t &release(uint64_t block) {
    return reinterpret_cast<uint32_t *>(releases_.data())[block];
  }

private:
  ZeroPages releases_;
};

/// The time of a block that runs.
class BlockTime {
public:
  void begin(LaunchTime &launch, uint64_t block, unsigned threads, unsigned width);
  void passBarrier();
  /// The lanes have met. `alive` is the set of lanes that could have.
  void meet(unsigned warp, uint64_t lanes, uint64_t alive);

  enum class Sync { Atomic, Flag };
  /// The thread has published what it, and the threads that it met, did before. Flag: by a volatile
  /// store.
  void release(unsigned thread, Sync sync);
  void acquire(unsigned thread, Sync sync);

  /// Records the thread's access. Returns an access that it races with, or null; the result holds
  /// until the next call.
  const Access *read(Granule &granule, unsigned thread, const AccessSite &site, bool shared);
  /// `same` says that the memory held the value already, so that other writers of it do no harm.
  const Access *write(Granule &granule, unsigned thread, const AccessSite &site, bool shared,
                      bool same);

  /// Returns whether a thread of this block made the access.
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
    uint32_t joined = 0; ///< when all lanes last met
  };

  unsigned warpOf(unsigned thread) const { return thread >> widthShift_; }
  bool isOrdered(const Access &access, unsigned thread, bool shared) const;
  /// Returns whether no event has ordered the thread's own read and those of other lanes since it
  /// was made.
  bool isAmongSeveral(const Access &own, unsigned thread) const;
  bool conflicts(const Access &access, unsigned thread, const AccessSite &site, bool shared) const;

  LaunchTime *launch_ = nullptr;
  uint64_t block_ = 0;
  unsigned threadCount_ = 1, widthShift_ = 5;
  uint32_t firstThread_ = 0;
  uint32_t interval_ = 0; ///< the time of the last barrier
  uint32_t acquire_ = 0;  ///< the last acquire of any thread
  std::vector<Moments> threads_;
  std::vector<WarpTime> warps_;
  /// For each thread and each lane of its warp, when the two last met. Empty while all lanes meet.
  std::vector<uint32_t> met_;
  Access conflict_{};
};

/// Convert between a place and its number.
uint32_t numberOf(AccessSite &site);
const AccessSite &siteNumbered(uint32_t number);

} // namespace tranship::emulator

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/Races.h"

#include <algorithm>

namespace tranship::emulator {

namespace {

/// Only one worker runs the blocks of a checked program.
uint32_t now = 1;
uint32_t tick() { return now < UINT32_MAX ? ++now : now; }

/// Returns whether both accesses are of a kind that expects the other: atomics, and volatile flags
/// on both sides, either in global memory or where one of the two waits for the flag (in CUDA's
/// memory model both are relaxed accesses). Other volatile accesses to shared memory mostly belong
/// to warps that rely on lanes in step.
bool expectEachOther(const AccessSite &a, const AccessSite &b, bool shared) {
  uint32_t both = a.flags & b.flags, either = a.flags | b.flags;
  return (both & atomicAccess) || ((both & volatileAccess) && (!shared || (either & spinAccess)));
}

/// A flag: other lanes of the warp have read too since the lanes last met.
constexpr uint32_t several = 1u << 31;

std::vector<AccessSite *> &sites() {
  static std::vector<AccessSite *> &list = *new std::vector<AccessSite *>{nullptr};
  return list;
}

} // namespace

uint32_t numberOf(AccessSite &site) {
  if (!site.number) {
    site.number = uint32_t(sites().size());
    sites().push_back(&site);
  }
  return site.number;
}

const AccessSite &siteNumbered(uint32_t number) { return *sites()[number & ~several]; }

LaunchTime::LaunchTime(uint64_t blocks) {
  if (now > UINT32_MAX / 2) { // a program that runs for hours
    forgetAllAccesses();
    now = 1;
  }
  releases_.resize(blocks * sizeof(uint32_t));
  start = tick();
}

void LaunchTime::passGridBarrier() { start = tick(); }

void BlockTime::begin(LaunchTime &launch, uint64_t block, unsigned threads, unsigned width) {
  launch_ = &launch;
  block_ = block;
  threadCount_ = threads;
  widthShift_ = unsigned(std::countr_zero(width));
  firstThread_ = uint32_t(block * threads);
  interval_ = tick();
  acquire_ = 0;
  threads_.assign(threads, {});
  warps_.assign((threads + width - 1) / width, {});
  met_.clear();
}

void BlockTime::passBarrier() { interval_ = tick(); }

void BlockTime::meet(unsigned warp, uint64_t lanes, uint64_t alive) {
  uint32_t moment = tick();
  if (lanes == alive) {
    warps_[warp].joined = moment;
    return;
  }
  unsigned width = 1u << widthShift_;
  if (met_.empty())
    met_.resize(warps_.size() * width * width);
  uint32_t *first = met_.data() + size_t(warp) * width * width;
  // Each now knows what all of them knew.
  uint32_t common[64] = {};
  for (uint64_t left = lanes; left; left &= left - 1) {
    const uint32_t *known = first + std::countr_zero(left) * width;
    for (unsigned lane = 0; lane < width; ++lane)
      common[lane] = std::max(common[lane], known[lane]);
  }
  for (uint64_t left = lanes; left; left &= left - 1)
    common[std::countr_zero(left)] = moment;
  for (uint64_t left = lanes; left; left &= left - 1)
    std::copy_n(common, width, first + std::countr_zero(left) * width);
}

void BlockTime::release(unsigned thread, Sync sync) {
  uint32_t moment = tick();
  if (sync == Sync::Atomic)
    threads_[thread].release = moment;
  warps_[warpOf(thread)].release = moment;
  launch_->release(block_) = moment;
}

void BlockTime::acquire(unsigned thread, Sync sync) {
  uint32_t moment = tick();
  if (sync == Sync::Atomic)
    threads_[thread].acquire = moment;
  warps_[warpOf(thread)].acquire = moment;
  acquire_ = moment;
}

bool BlockTime::isOrdered(const Access &access, unsigned thread, bool shared) const {
  if (access.clock < launch_->start)
    return true;
  if (!shared && !isOwn(access))
    return launch_->release(blockOf(access)) > access.clock && acquire_ > access.clock;
  if (access.clock < interval_)
    return true;
  unsigned other = threadOf(access);
  unsigned warp = warpOf(thread), otherWarp = warpOf(other);
  if (warp != otherWarp)
    return warps_[otherWarp].release > access.clock && warps_[warp].acquire > access.clock;
  if (access.clock < warps_[warp].joined)
    return true;
  unsigned width = 1u << widthShift_;
  if (!met_.empty() && met_[size_t(thread) * width + (other & (width - 1))] > access.clock)
    return true;
  return threads_[other].release > access.clock && threads_[thread].acquire > access.clock;
}

bool BlockTime::conflicts(const Access &access, unsigned thread, const AccessSite &site,
                          bool shared) const {
  if (!access.clock || access.thread == firstThread_ + thread)
    return false;
  if (expectEachOther(siteNumbered(access.site), site, shared))
    return false;
  return now < UINT32_MAX && !isOrdered(access, thread, shared);
}

bool BlockTime::isAmongSeveral(const Access &own, unsigned thread) const {
  return (own.site & several) && own.clock >= launch_->start && own.clock >= interval_ &&
         own.clock >= warps_[warpOf(thread)].joined && met_.empty() &&
         own.clock >= threads_[thread].acquire;
}

const Access *BlockTime::read(Granule &granule, unsigned thread, const AccessSite &site,
                              bool shared) {
  const Access *race = nullptr;
  if (conflicts(granule.write, thread, site, shared)) {
    conflict_ = granule.write;
    race = &conflict_;
  }
  Access &last = granule.read;
  Access self{firstThread_ + thread, now, site.number};
  if (last.clock && last.thread != self.thread) {
    if (!inOneWarp(last, thread))
      granule.otherRead = last;
    else if (!isOrdered(last, thread, shared))
      self.site |= several;
  } else if (isAmongSeveral(last, thread)) {
    self.site |= several;
    self.clock = last.clock;
  }
  last = self;
  return race;
}

const Access *BlockTime::write(Granule &granule, unsigned thread, const AccessSite &site,
                               bool shared, bool same) {
  const Access *race = nullptr;
  // A race with another warp says more: only a barrier removes it.
  auto check = [&](const Access &access) {
    if ((race && !inOneWarp(*race, thread)) || !conflicts(access, thread, site, shared) ||
        (race && inOneWarp(access, thread)))
      return;
    conflict_ = access;
    race = &conflict_;
  };
  // If a thread waits for a flag, all volatile writes to it are expected.
  auto isWaitedFor = [&] {
    for (const Access &access : {granule.read, granule.otherRead})
      if (access.clock && (siteNumbered(access.site).flags & spinAccess))
        return (siteNumbered(granule.write.site).flags & site.flags & volatileAccess) != 0;
    return false;
  };
  if (!same && granule.write.clock && !isWaitedFor())
    check(granule.write);
  check(granule.read);
  check(granule.otherRead);
  const Access &last = granule.read;
  if (!race && last.clock && last.thread == firstThread_ + thread && isAmongSeveral(last, thread) &&
      !expectEachOther(siteNumbered(last.site), site, shared)) {
    conflict_ = last;
    race = &conflict_;
  }
  granule.write = {firstThread_ + thread, now, site.number};
  return race;
}

} // namespace tranship::emulator

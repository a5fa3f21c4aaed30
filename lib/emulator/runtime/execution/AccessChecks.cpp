// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks each access to memory that a checked program announces (plugin/MemoryAccesses.cpp):
// bounds, use after free, reads of memory that has not been written, races.
#include "checks/BlockChecks.h"
#include "core/Settings.h"
#include "execution/Worker.h"
#include "memory/Memory.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace tranship::emulator {

namespace {

/// The kinds of reports, each made once for each place.
enum ReportKind : uint32_t {
  boundsReport = 1,
  unwrittenReport = 2,
  raceReport = 4,
  warpRaceReport = 8,
  shiftReport = 16
};

/// Returns true the first time for a kernel, place and kind. report() filters repetitions too, but
/// slowly.
bool isFirstReport(AccessSite &site, const Launch &launch, ReportKind kind) {
  constexpr uint32_t kinds = 31, spread = 0x9e3779b1;
  uint32_t kernel = uint32_t(reinterpret_cast<uintptr_t>(launch.kernel) >> 4) * spread & ~kinds;
  if ((site.reported & ~kinds) != kernel)
    site.reported = kernel;
  bool isFirst = !(site.reported & kind);
  site.reported |= kind;
  return isFirst;
}

std::string textOf(uint3 index) {
  return '(' + std::to_string(index.x) + ',' + std::to_string(index.y) + ',' +
         std::to_string(index.z) + ')';
}

std::string locationOf(const AccessSite &site) {
  return site.file ? site.file + (':' + std::to_string(site.line)) : "an unknown line";
}

const char *verbOf(const AccessSite &site) {
  return site.flags & atomicAccess  ? "accesses atomically"
         : site.flags & writeAccess ? "writes"
                                    : "reads";
}

/// Returns a finding about the thread that runs, without its block.
Finding findingOf(Block &block, const AccessSite &site, const char *kind,
                  const std::string &message) {
  const Thread &thread = *block.current();
  return {kind,
          block.launch().kernel->name,
          {site.file, int(site.line)},
          nullptr,
          std::to_string(block.laneOf(thread)) + " of warp " +
              std::to_string(thread.number / block.width()),
          "thread " + textOf(thread.index) + ' ' + message};
}

void reportAccess(Block &block, const AccessSite &site, const char *kind,
                  const std::string &message) {
  Finding finding = findingOf(block, site, kind, message);
  uint3 index = block.index();
  finding.block = &index;
  report(finding);
}

/// Holds a report back until the block ends: a missing barrier has effects that show earlier and
/// would otherwise be blamed on something else.
void holdReport(Block &block, const AccessSite &site, const char *kind, const std::string &message,
                const std::string &otherLocation) {
  block.checks()->hold(
      {findingOf(block, site, kind, message), block.index(), locationOf(site), otherLocation});
}

/// Returns whether the address lies in the kernel's arguments, which copies may read where the host
/// keeps them.
bool isArgument(const Launch &launch, const char *address) {
  for (size_t i = 0; i < launch.kernel->parameters.size(); ++i) {
    size_t offset = address - static_cast<const char *>(launch.arguments[i]);
    if (offset < launch.kernel->parameters[i].size)
      return true;
  }
  return false;
}

void reportBounds(Block &block, AccessSite &site, const void *address, size_t size) {
  if (!isFirstReport(site, block.launch(), boundsReport))
    return;
  std::string where;
  if (block.holdsShared(address))
    where = block.checks()->describeShared(static_cast<const char *>(address));
  else if (const Region *region = findRegion(address))
    where = "across the end of an allocation of " + std::to_string(region->size) + " bytes";
  else
    where = describeAddress(address);
  bool freed = where.ends_with("freed");
  if (where.empty()) {
    char text[24];
    std::snprintf(text, sizeof text, "%p", address);
    where = address < reinterpret_cast<void *>(4096)
                ? "through a null pointer"
                : std::string("at ") + text + ", which the device cannot access";
  }
  reportAccess(block, site, freed ? "use-after-free" : "out-of-bounds",
               std::string(verbOf(site)) + ' ' + std::to_string(size) + " bytes, " + where);
}

bool holdsPoison(const void *address, size_t size) {
  auto *bytes = static_cast<const unsigned char *>(address);
  return std::all_of(bytes, bytes + size, [](unsigned char byte) { return byte == poison; });
}

void reportUnwritten(Block &block, AccessSite &site, const Region &region, size_t size) {
  if (!isFirstReport(site, block.launch(), unwrittenReport))
    return;
  std::string what = std::string(verbOf(site)) + ' ' + std::to_string(size) + " bytes of ";
  if (region.shared)
    holdReport(block, site, "uninitialised-read", what + "shared memory that has not been written",
               "");
  else
    reportAccess(block, site, "uninitialised-read",
                 what + "global memory that has not been written");
}

void reportRace(Block &block, AccessSite &site, const Region &region, const Access &other) {
  BlockTime &time = block.checks()->time;
  bool inOneWarp =
      (region.shared || time.isOwn(other)) && time.inOneWarp(other, block.current()->number);
  if (!isFirstReport(site, block.launch(), inOneWarp ? warpRaceReport : raceReport))
    return;
  const AccessSite &otherSite = siteNumbered(other.site);
  const Thread &self = *block.current();
  const Thread &thread = block.thread(time.threadOf(other));
  bool own = region.shared || time.isOwn(other);
  std::string who = thread.number == self.number && own ? "other lanes of the warp"
                                                        : "thread " + textOf(thread.index);
  if (!own)
    who += " of block " + textOf(block.indexOf(time.blockOf(other)));
  const char *missing = !own        ? "the two accesses are not ordered"
                        : inOneWarp ? "both are lanes of one warp, with no __syncwarp in between"
                                    : "with no barrier in between";
  const char *did = otherSite.flags & atomicAccess  ? "accessed atomically"
                    : otherSite.flags & writeAccess ? "wrote"
                                                    : "read";
  const char *kind = region.shared ? "shared-race" : "global-race";
  std::string message = std::string(verbOf(site)) + " what " + who + ' ' + did + " at " +
                        locationOf(otherSite) + ": " + missing;
  if (inOneWarp)
    return holdReport(block, site, kind, message, locationOf(otherSite));
  reportAccess(block, site, kind, message);
  if (own)
    block.checks()->noteBarrier(block.launch().kernel->name, locationOf(site),
                                locationOf(otherSite));
}

/// Returns the region of an address. Caches the last result of each place.
Region *cachedRegion(const AccessSite &site, const void *address, size_t size) {
  constexpr size_t entries = 1024;
  static Region *recent[entries];
  static uint64_t generation = 0;
  if (uint64_t current = regionGeneration(); current != generation) [[unlikely]] {
    std::fill_n(recent, entries, nullptr);
    generation = current;
  }
  Region *&region = recent[site.number % entries];
  if (!region || !region->holds(address, size)) [[unlikely]]
    region = findRegion(address);
  return region;
}

/// Records the order that an access creates: atomics order what is around them, and so do volatile
/// flags in global memory and those in shared memory that a thread waits for.
void synchronize(Block &block, const AccessSite &site, const Region &region) {
  BlockTime &time = block.checks()->time;
  unsigned thread = block.current()->number;
  if (site.flags & atomicAccess) {
    if (site.flags & usedAccess)
      time.acquire(thread, BlockTime::Sync::Atomic);
    if (site.flags & writeAccess)
      time.release(thread, BlockTime::Sync::Atomic);
  } else if (site.flags & spinAccess)
    // With a fence by the other thread, this orders lanes of one warp as well.
    time.acquire(thread, BlockTime::Sync::Atomic);
  else if (site.flags & writeAccess)
    time.release(thread, BlockTime::Sync::Flag);
  else if (!region.shared)
    time.acquire(thread, BlockTime::Sync::Flag);
}

/// Returns false if the access would do harm.
bool check(Block &block, AccessSite &site, Region *region, void *address, size_t size,
           const uint64_t *value) {
  numberOf(site);
  if (!region || !region->holds(address, size)) [[unlikely]] {
    if (isArgument(block.launch(), static_cast<const char *>(address)))
      return true;
    reportBounds(block, site, address, size);
    return false;
  }
  bool writes = site.flags & writeAccess;
  if ((site.flags & readAccess) && region->isUnwritten(address, size)) [[unlikely]] {
    if (holdsPoison(address, size))
      reportUnwritten(block, site, *region, size);
    // Something unseen, such as a library, wrote it, or it has been reported.
    region->markWritten(address, size);
  }
  bool same = value && !region->isUnwritten(address, size) && size <= sizeof *value &&
              std::memcmp(address, value, size) == 0;
  if (writes)
    region->markWritten(address, size);

  BlockTime &time = block.checks()->time;
  unsigned thread = block.current()->number;
  auto [first, last] = region->granules(address, size);
  for (Granule *granule = first; granule <= last; ++granule) {
    const Access *race = writes ? time.write(*granule, thread, site, region->shared, same)
                                : time.read(*granule, thread, site, region->shared);
    if (race) [[unlikely]]
      reportRace(block, site, *region, *race);
  }
  if (site.flags & (atomicAccess | volatileAccess))
    synchronize(block, site, *region);
  return true;
}

/// Returns harmless bytes for an access that would do harm.
void *harmless(const AccessSite &site, void *address) {
  constexpr size_t limit = 256;
  alignas(64) static char bytes[limit];
  if (site.size > limit)
    return address;
  std::memset(bytes, 0, site.size);
  return bytes;
}

Region *regionOf(Block &block, AccessSite &site, const void *address, size_t size) {
  if (block.holdsShared(address))
    return block.checks()->sharedRegion(address);
  numberOf(site);
  return cachedRegion(site, address, size);
}

/// Makes the lanes of a warp access memory together (TRANSHIP_SCHEDULE=lockstep).
void step(Block &block, const AccessSite &site, const void *codeAddress, const void *frame) {
  Thread &self = block.running();
  self.operation = transhipStep;
  self.maskKind = transhipNoMask;
  self.mask = self.value = 0;
  self.argument = 0;
  self.site = {site.file, int(site.line)};
  self.codeAddress = codeAddress;
  self.depth = self.fiber->depth(frame);
  block.warpOperation(self);
}

/// Returns whether the memory is the thread's own, or no thread runs.
bool isPrivate(Block *block, const void *address) {
  return !block || !block->current() || block->fiber()->holds(address);
}

} // namespace

} // namespace tranship::emulator

using namespace tranship::emulator;

extern "C" {

void *tranship_access(void *address, AccessSite *site, uint64_t value) {
  Block *block = Worker::block;
  if (isPrivate(block, address))
    return address;
  if (settings().schedule == Schedule::Lockstep)
    step(*block, *site, __builtin_return_address(0), __builtin_frame_address(0));
  const uint64_t *stored =
      (site->flags & (writeAccess | atomicAccess)) == writeAccess && site->size <= sizeof value
          ? &value
          : nullptr;
  Region *region = regionOf(*block, *site, address, site->size);
  return check(*block, *site, region, address, site->size, stored) ? address
                                                                   : harmless(*site, address);
}

void *tranship_accessObject(void *address, AccessSite *site, uint64_t value, const char *object) {
  size_t offset = static_cast<char *>(address) - object;
  if (offset < site->objectSize && site->size <= site->objectSize - offset)
    return tranship_access(address, site, value);
  Block *block = Worker::block;
  if (isPrivate(block, object))
    return address;
  if (isFirstReport(*site, block->launch(), boundsReport)) {
    int64_t behind = int64_t(offset - site->objectSize), before = -int64_t(offset);
    reportAccess(*block, *site, "out-of-bounds",
                 std::string(verbOf(*site)) + ' ' + std::to_string(site->size) + " bytes, " +
                     (before > 0   ? std::to_string(before) + " bytes before"
                      : behind < 0 ? "across the end of"
                                   : std::to_string(behind) + " bytes past the end of") +
                     " the variable " + readableName(site->objectName) + " of " +
                     std::to_string(site->objectSize) + " bytes");
  }
  return harmless(*site, address);
}

void tranship_accessRange(void *address, AccessSite *site, uint64_t size) {
  Block *block = Worker::block;
  if (size == 0 || isPrivate(block, address))
    return;
  if (settings().schedule == Schedule::Lockstep)
    step(*block, *site, __builtin_return_address(0), __builtin_frame_address(0));
  check(*block, *site, regionOf(*block, *site, address, size), address, size, nullptr);
}

void tranship_wideShift(AccessSite *site, uint64_t bits, int64_t amount) {
  Block *block = Worker::block;
  if (!block || !block->current() || !isFirstReport(*site, block->launch(), shiftReport))
    return;
  reportAccess(*block, *site, "wide-shift",
               "shifts a " + std::to_string(bits) + "-bit number by " + std::to_string(amount) +
                   ": NVIDIA GPUs shift all bits out, AMD GPUs shift by " +
                   std::to_string(uint64_t(amount) & (bits - 1)));
}

void *tranship_allocate(size_t size) { return allocate(size, MemoryKind::Device); }
void tranship_release(void *pointer) {
  // A pointer that is not allocated any more is reported when it is used.
  if (pointer)
    release(pointer, MemoryKind::Device, MemoryKind::Device);
}

void tranship_fence() {
  Block *block = Worker::block;
  if (block && block->current())
    block->checks()->time.release(block->current()->number, BlockTime::Sync::Atomic);
}

} // extern "C"

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks each access to memory that a checked program announces (plugin/MemoryAccesses.cpp):
// bounds, use after free, reads of memory that has not been written, races.
#include "checks/BlockChecks.h"
#include "core/Settings.h"
#include "execution/Worker.h"
#include "memory/Memory.h"

#include <algorithm>
#include <bit>
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

/// A thread of the program that accesses memory. If the kernel's code is that of a wave, it is one of
/// its lanes.
struct Accessor {
  Block &block;
  unsigned number; ///< in the block
};

/// The thread that runs, which is not a wave.
Accessor accessorIn(Block &block) { return {block, block.current()->number}; }
Accessor accessorIn(Block &block, unsigned lane) {
  return {block, block.current()->number * block.lanesPerWarp() + lane};
}

uint3 indexOf(const Block &block, unsigned thread) {
  dim3 size = block.launch().block;
  return {thread % size.x, thread / size.x % size.y, thread / size.x / size.y};
}

/// Returns a finding about the thread, without its block.
Finding findingOf(const Accessor &self, const AccessSite &site, const char *kind,
                  const std::string &message) {
  unsigned width = self.block.lanesPerWarp();
  return {kind,
          self.block.launch().kernel->name,
          {site.file, int(site.line)},
          nullptr,
          std::to_string(self.number % width) + " of warp " + std::to_string(self.number / width),
          "thread " + textOf(indexOf(self.block, self.number)) + ' ' + message};
}

void reportAccess(const Accessor &self, const AccessSite &site, const char *kind,
                  const std::string &message) {
  Finding finding = findingOf(self, site, kind, message);
  uint3 index = self.block.index();
  finding.block = &index;
  report(finding);
}

/// Holds a report back until the block ends: a missing barrier has effects that show earlier and
/// would otherwise be blamed on something else.
void holdReport(const Accessor &self, const AccessSite &site, const char *kind,
                const std::string &message, const std::string &otherLocation) {
  self.block.checks()->hold(
      {findingOf(self, site, kind, message), self.block.index(), locationOf(site), otherLocation});
}

/// Returns whether the address is in the kernel's arguments, which copies may read where the host
/// keeps them, or in what AMD's code reads besides.
bool isArgument(const Launch &launch, const char *address) {
  if (size_t(address - reinterpret_cast<const char *>(launch.gridSync)) < sizeof launch.gridSync ||
      size_t(address - reinterpret_cast<const char *>(&launch.forWaves)) < sizeof launch.forWaves)
    return true;
  for (size_t i = 0; i < launch.kernel->parameters.size(); ++i) {
    size_t offset = address - static_cast<const char *>(launch.arguments[i]);
    if (offset < launch.kernel->parameters[i].size)
      return true;
  }
  return false;
}

void reportBounds(const Accessor &self, AccessSite &site, const void *address, size_t size) {
  Block &block = self.block;
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
  reportAccess(self, site, freed ? "use-after-free" : "out-of-bounds",
               std::string(verbOf(site)) + ' ' + std::to_string(size) + " bytes, " + where);
}

bool holdsPoison(const void *address, size_t size) {
  auto *bytes = static_cast<const unsigned char *>(address);
  return std::all_of(bytes, bytes + size, [](unsigned char byte) { return byte == poison; });
}

void reportUnwritten(const Accessor &self, AccessSite &site, const Region &region, size_t size) {
  // AMD's libraries load what they do not use in the end.
  if (region.shared && (site.flags & libraryAccess))
    return;
  if (!isFirstReport(site, self.block.launch(), unwrittenReport))
    return;
  std::string what = std::string(verbOf(site)) + ' ' + std::to_string(size) + " bytes of ";
  if (region.shared)
    holdReport(self, site, "uninitialised-read", what + "shared memory that has not been written",
               "");
  else
    reportAccess(self, site, "uninitialised-read",
                 what + "global memory that has not been written");
}

void reportRace(const Accessor &self, AccessSite &site, const Region &region, const Access &other) {
  Block &block = self.block;
  BlockTime &time = block.checks()->time;
  bool inOneWarp = (region.shared || time.isOwn(other)) && time.inOneWarp(other, self.number);
  // AMD's libraries may rely on lanes in step, as they know the compiler.
  if (inOneWarp && ((site.flags | siteNumbered(other.site).flags) & libraryAccess))
    return;
  // Kernels of libraries read values from LDS that they never use.
  if (region.shared && (site.flags & siteNumbered(other.site).flags & libraryKernelAccess))
    return;
  if (!isFirstReport(site, block.launch(), inOneWarp ? warpRaceReport : raceReport))
    return;
  const AccessSite &otherSite = siteNumbered(other.site);
  unsigned thread = time.threadOf(other);
  bool own = region.shared || time.isOwn(other);
  std::string who = thread == self.number && own ? "other lanes of the warp"
                                                 : "thread " + textOf(indexOf(block, thread));
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
    return holdReport(self, site, kind, message, locationOf(otherSite));
  reportAccess(self, site, kind, message);
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
void synchronize(const Accessor &self, const AccessSite &site, const Region &region) {
  BlockTime &time = self.block.checks()->time;
  unsigned thread = self.number;
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
bool check(const Accessor &self, AccessSite &site, Region *region, void *address, size_t size,
           const uint64_t *value) {
  numberOf(site);
  if (!region || !region->holds(address, size)) [[unlikely]] {
    if (isArgument(self.block.launch(), static_cast<const char *>(address)))
      return true;
    reportBounds(self, site, address, size);
    return false;
  }
  bool writes = site.flags & writeAccess;
  if ((site.flags & readAccess) && region->isUnwritten(address, size)) [[unlikely]] {
    if (holdsPoison(address, size))
      reportUnwritten(self, site, *region, size);
    // Something unseen, such as a library, wrote it, or it has been reported.
    region->markWritten(address, size);
  }
  bool same = value && !region->isUnwritten(address, size) && size <= sizeof *value &&
              std::memcmp(address, value, size) == 0;
  if (writes)
    region->markWritten(address, size);

  BlockTime &time = self.block.checks()->time;
  unsigned thread = self.number;
  auto [first, last] = region->granules(address, size);
  for (Granule *granule = first; granule <= last; ++granule) {
    const Access *race = writes ? time.write(*granule, thread, site, region->shared, same)
                                : time.read(*granule, thread, site, region->shared);
    if (race) [[unlikely]]
      reportRace(self, site, *region, *race);
  }
  if (site.flags & (atomicAccess | volatileAccess))
    synchronize(self, site, *region);
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
  static_cast<FiberBlock &>(block).warpOperation(self);
}

/// Returns whether the memory is the thread's own, or no thread runs.
bool isPrivate(Block *block, const void *address) {
  return !block || !block->current() || block->fiber()->holds(address);
}

} // namespace

} // namespace tranship::emulator

using namespace tranship::emulator;

namespace tranship::emulator {

namespace {

void *checkAccess(const Accessor &self, void *address, AccessSite &site, uint64_t value) {
  bool isStore = (site.flags & (writeAccess | atomicAccess)) == writeAccess;
  const uint64_t *stored = isStore && site.size <= sizeof value ? &value : nullptr;
  Region *region = regionOf(self.block, site, address, site.size);
  return check(self, site, region, address, site.size, stored) ? address : harmless(site, address);
}

/// Returns whether the access stays inside the object.
bool isInside(const void *address, const AccessSite &site, const char *object) {
  size_t offset = static_cast<const char *>(address) - object;
  return offset < site.objectSize && site.size <= site.objectSize - offset;
}

void *leaveObject(const Accessor &self, void *address, AccessSite &site, const char *object) {
  size_t offset = static_cast<char *>(address) - object;
  if (isFirstReport(site, self.block.launch(), boundsReport)) {
    int64_t behind = int64_t(offset - site.objectSize), before = -int64_t(offset);
    reportAccess(self, site, "out-of-bounds",
                 std::string(verbOf(site)) + ' ' + std::to_string(site.size) + " bytes, " +
                     (before > 0   ? std::to_string(before) + " bytes before"
                      : behind < 0 ? "across the end of"
                                   : std::to_string(behind) + " bytes past the end of") +
                     " the variable " + readableName(site.objectName) + " of " +
                     std::to_string(site.objectSize) + " bytes");
  }
  return harmless(site, address);
}

} // namespace

} // namespace tranship::emulator

extern "C" {

void *tranship_access(void *address, AccessSite *site, uint64_t value) {
  Block *block = Worker::block;
  if (isPrivate(block, address))
    return address;
  if (settings().schedule == Schedule::Lockstep)
    step(*block, *site, __builtin_return_address(0), __builtin_frame_address(0));
  return checkAccess(accessorIn(*block), address, *site, value);
}

void *tranship_waveAccess(void *address, AccessSite *site, uint64_t value, unsigned lane) {
  Block *block = Worker::block;
  if (isPrivate(block, address))
    return address;
  return checkAccess(accessorIn(*block, lane), address, *site, value);
}

void *tranship_accessObject(void *address, AccessSite *site, uint64_t value, const char *object) {
  if (isInside(address, *site, object))
    return tranship_access(address, site, value);
  Block *block = Worker::block;
  if (isPrivate(block, object))
    return address;
  return leaveObject(accessorIn(*block), address, *site, object);
}

void *tranship_waveAccessObject(void *address, AccessSite *site, uint64_t value, const char *object,
                                unsigned lane) {
  if (isInside(address, *site, object))
    return tranship_waveAccess(address, site, value, lane);
  return leaveObject(accessorIn(*Worker::block, lane), address, *site, object);
}

void tranship_accessRange(void *address, AccessSite *site, uint64_t size) {
  Block *block = Worker::block;
  if (size == 0 || isPrivate(block, address))
    return;
  if (settings().schedule == Schedule::Lockstep)
    step(*block, *site, __builtin_return_address(0), __builtin_frame_address(0));
  check(accessorIn(*block), *site, regionOf(*block, *site, address, size), address, size, nullptr);
}

void tranship_waveAccessRange(void *address, AccessSite *site, uint64_t size, unsigned lane) {
  Block *block = Worker::block;
  if (size == 0 || isPrivate(block, address))
    return;
  check(accessorIn(*block, lane), *site, regionOf(*block, *site, address, size), address, size,
        nullptr);
}

void tranship_wideShift(AccessSite *site, uint64_t bits, int64_t amount) {
  Block *block = Worker::block;
  if (!block || !block->current() || !isFirstReport(*site, block->launch(), shiftReport))
    return;
  reportAccess(accessorIn(*block), *site, "wide-shift",
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

void tranship_waveFence(uint64_t lanes) {
  Block &block = *Worker::block;
  for (uint64_t left = lanes; left; left &= left - 1)
    block.checks()->time.release(accessorIn(block, unsigned(std::countr_zero(left))).number,
                                 BlockTime::Sync::Atomic);
}

void tranship_waveMeet(uint64_t lanes) {
  Block &block = *Worker::block;
  dim3 size = block.launch().block;
  unsigned width = block.lanesPerWarp(), wave = block.current()->number;
  unsigned count = std::min(width, size.x * size.y * size.z - wave * width);
  uint64_t all = count == 64 ? ~uint64_t(0) : (uint64_t(1) << count) - 1;
  block.checks()->time.meet(wave, lanes, all);
}

} // extern "C"

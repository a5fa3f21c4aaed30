// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/Regions.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <map>
#include <memory>
#include <mutex>
#include <sys/mman.h>
#include <vector>

namespace tranship::emulator {

ZeroPages::~ZeroPages() {
  if (data_)
    munmap(data_, size_);
}

void ZeroPages::resize(size_t size) {
  if (data_)
    munmap(data_, size_);
  size_ = size;
  void *memory = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    std::abort();
  data_ = static_cast<char *>(memory);
}

void ZeroPages::clear() {
  if (data_)
    madvise(data_, size_, MADV_DONTNEED);
}

Region::Region(char *start, size_t size, bool shared, bool knowsWrites)
    : start(start), size(size), shared(shared) {
  constexpr size_t slack = 8; // bits are read as words
  if (knowsWrites)
    written_.resize(size / 8 + 1 + slack);
}

void Region::markWritten(const void *address, size_t bytes) {
  if (!written_.data())
    return;
  size_t offset = static_cast<const char *>(address) - start;
  bytes = std::min(bytes, size - offset);
  if (bytes <= 32) {
    char *word = written_.data() + offset / 8;
    uint64_t bits;
    std::memcpy(&bits, word, sizeof bits);
    bits |= ((uint64_t(1) << bytes) - 1) << (offset % 8);
    std::memcpy(word, &bits, sizeof bits);
    return;
  }
  auto set = [&](size_t at) { written_.data()[at / 8] |= char(1 << (at % 8)); };
  size_t end = offset + bytes;
  for (; offset % 8; ++offset)
    set(offset);
  std::memset(written_.data() + offset / 8, 0xff, (end - offset) / 8);
  for (offset += (end - offset) / 8 * 8; offset < end; ++offset)
    set(offset);
}

void Region::markUnwritten() {
  if (size <= 1 << 20)
    std::memset(written_.data(), 0, written_.size());
  else
    written_.clear();
}

bool Region::isUnwritten(const void *address, size_t bytes) const {
  if (!written_.data())
    return false;
  size_t offset = static_cast<const char *>(address) - start;
  if (bytes <= 32) {
    uint64_t bits;
    std::memcpy(&bits, written_.data() + offset / 8, sizeof bits);
    return !(bits >> (offset % 8) & ((uint64_t(1) << bytes) - 1));
  }
  for (size_t end = offset + bytes; offset < end; ++offset)
    if (bit(offset))
      return false;
  return true;
}

void Region::copyWritten(const Region &from, const void *source, const void *target, size_t bytes) {
  if (!from.written_.data())
    return markWritten(target, bytes);
  if (!written_.data())
    return;
  size_t offset = static_cast<const char *>(source) - from.start;
  for (size_t i = 0; i < bytes; ++i)
    if (from.bit(offset + i))
      markWritten(static_cast<const char *>(target) + i, 1);
}

void Region::refine(size_t positions) {
  constexpr unsigned coarsest = 3;
  if (!granules_.data()) {
    shift_ = std::min<unsigned>(coarsest, std::countr_zero(positions));
    granules_.resize(((size >> shift_) + 1) * sizeof(Granule));
    return;
  }
  unsigned finer = std::min<unsigned>(shift_, std::countr_zero(positions));
  size_t copies = size_t(1) << (shift_ - finer), count = (size >> shift_) + 1;
  ZeroPages granules;
  granules.resize(((size >> finer) + copies) * sizeof(Granule));
  auto *from = reinterpret_cast<const Granule *>(granules_.data());
  auto *to = reinterpret_cast<Granule *>(granules.data());
  for (size_t i = 0; i < count; ++i)
    if (from[i].write.clock || from[i].read.clock) // untouched pages stay untouched
      std::fill_n(to + i * copies, std::min(copies, (size >> finer) + copies - i * copies),
                  from[i]);
  granules_.swap(granules);
  shift_ = finer;
}

namespace {

class Regions {
public:
  Region *find(const char *address) {
    std::lock_guard lock(mutex_);
    if (Region *region = known(address))
      return region;
    if (Allocation allocation = findAllocation(address); allocation.kind != MemoryKind::Unknown)
      // The host writes to other kinds of memory unseen.
      return add(allocation.start, allocation.size, allocation.kind == MemoryKind::Device);
    auto next = globals_.upper_bound(address);
    if (next != globals_.begin())
      if (const GlobalEntry &global = *std::prev(next)->second;
          address < static_cast<char *>(global.address) + global.size)
        return add(static_cast<char *>(global.address), global.size, false);
    return nullptr;
  }

  void forget(const char *start) {
    std::lock_guard lock(mutex_);
    if (regions_.erase(start))
      ++generation;
  }

  void forgetAccesses() {
    std::lock_guard lock(mutex_);
    for (auto &[start, region] : regions_)
      region->forgetAccesses();
  }

  void add(const GlobalEntry &global) {
    std::lock_guard lock(mutex_);
    globals_[static_cast<const char *>(global.address)] = &global;
  }

  std::atomic<uint64_t> generation{1};

private:
  Region *known(const char *address) {
    auto next = regions_.upper_bound(address);
    if (next == regions_.begin())
      return nullptr;
    Region *region = std::prev(next)->second.get();
    return address < region->start + region->size ? region : nullptr;
  }
  Region *add(char *start, size_t size, bool knowsWrites) {
    auto &region = regions_[start];
    region = std::make_unique<Region>(start, size, /*shared=*/false, knowsWrites);
    return region.get();
  }

  std::mutex mutex_;
  std::map<const char *, std::unique_ptr<Region>, std::less<>> regions_;
  std::map<const char *, const GlobalEntry *, std::less<>> globals_;
};

Regions &regions() {
  static Regions &instance = *new Regions; // used until the very end of the program
  return instance;
}

bool checked = false;

} // namespace

bool isChecked() { return checked; }
void setChecked() { checked = true; }
void addGlobal(const GlobalEntry &global) { regions().add(global); }
uint64_t regionGeneration() { return regions().generation.load(std::memory_order_relaxed); }
Region *findRegion(const void *address) {
  return regions().find(static_cast<const char *>(address));
}
void forgetRegion(const void *start) {
  if (checked)
    regions().forget(static_cast<const char *>(start));
}
void forgetAllAccesses() { regions().forgetAccesses(); }

void hostWrote(const void *address, size_t size) {
  if (!checked || size == 0)
    return;
  if (Region *region = findRegion(address))
    region->markWritten(address, size);
}

void hostCopied(const void *to, const void *from, size_t size) {
  if (!checked || size == 0)
    return;
  Region *target = findRegion(to);
  if (!target)
    return;
  if (Region *source = findRegion(from); source && source->holds(from, size))
    target->copyWritten(*source, from, to, size);
  else
    target->markWritten(to, size);
}

} // namespace tranship::emulator

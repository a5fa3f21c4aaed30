// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/Memory.h"

#include "core/Devices.h"
#include "core/Registry.h"
#include "core/Settings.h"
#include "memory/Regions.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <sys/mman.h>

namespace tranship::emulator {

namespace {

constexpr size_t pageSize = 4096;
constexpr size_t alignment = 256; // as the APIs promise
/// Each separate allocation costs the kernel two mappings, of which a process has 65,530.
constexpr size_t maxGuarded = 20000;
/// A flag: `release` does not free this memory.
constexpr unsigned foreignMemory = 1u << 30;
/// Filling larger allocations could use more memory than the program ever touches.
constexpr size_t maxPoisoned = size_t(64) << 20;

size_t roundUp(size_t value, size_t unit) { return (value + unit - 1) / unit * unit; }

struct Pages {
  char *start;
  size_t size; ///< without the guard
  bool guarded = true;
};

class DeviceMemory {
public:
  void *allocate(size_t size, MemoryKind kind, unsigned flags) {
    std::unique_lock lock(mutex_);
    int device = currentDevice();
    if (used_[device] + size > settings().memory || size > settings().memory)
      return nullptr;
    size_t bytes = roundUp(std::max<size_t>(size, 1), alignment);
    Pages pages = map(bytes);
    if (!pages.start)
      return nullptr;
    char *start = pages.start + pages.size - bytes;
    if (!settings().zeroesNewMemory) // which fresh pages hold
      std::memset(start, poison, std::min(bytes, maxPoisoned));
    used_[device] += size;
    if (flags & graphMemory)
      usedByGraphs_ += size;
    live_[start] = {{start, size, kind, flags, device, ++allocated_}, pages};
    return start;
  }

  bool release(char *pointer, MemoryKind kind, MemoryKind otherKind) {
    std::unique_lock lock(mutex_);
    auto found = live_.find(pointer);
    if (found == live_.end() || found->second.allocation.flags == foreignMemory ||
        (found->second.allocation.kind != kind && found->second.allocation.kind != otherKind))
      return false;
    Entry entry = found->second;
    live_.erase(found);
    used_[entry.allocation.device] -= entry.allocation.size;
    if (!entry.pages.guarded) {
      std::free(entry.pages.start);
      return true;
    }
    // The addresses stay reserved while there is room, so that a use after free is found.
    madvise(entry.pages.start, entry.pages.size, MADV_DONTNEED);
    mprotect(entry.pages.start, entry.pages.size, PROT_NONE);
    freed_[pointer] = entry;
    if (freed_.size() > maxGuarded / 4)
      forget();
    return true;
  }

  bool registerHost(char *pointer, size_t size, unsigned flags) {
    std::unique_lock lock(mutex_);
    return live_
        .insert({pointer, {{pointer, size, MemoryKind::Registered, flags, currentDevice()}, {}}})
        .second;
  }
  bool unregisterHost(char *pointer) {
    std::unique_lock lock(mutex_);
    auto found = live_.find(pointer);
    if (found == live_.end() || found->second.allocation.kind != MemoryKind::Registered)
      return false;
    live_.erase(found);
    return true;
  }

  void addMapping(char *pointer, size_t size) {
    std::unique_lock lock(mutex_);
    live_[pointer] = {{pointer, size, MemoryKind::Device, foreignMemory, currentDevice()}, {}};
  }
  void removeMapping(char *pointer) {
    std::unique_lock lock(mutex_);
    live_.erase(pointer);
  }

  Allocation find(const char *address) {
    std::shared_lock lock(mutex_);
    if (const Entry *entry = below(live_, address);
        entry && address < entry->allocation.start + std::max<size_t>(entry->allocation.size, 1))
      return entry->allocation;
    return {};
  }

  std::string describe(const char *address) {
    std::shared_lock lock(mutex_);
    const Entry *entry = below(live_, address), *old = below(freed_, address);
    if (old && address < old->allocation.start + old->allocation.size &&
        (!entry || address >= entry->pages.start + entry->pages.size + pageSize))
      return "in an allocation of " + std::to_string(old->allocation.size) +
             " bytes that has been freed";
    auto next = live_.upper_bound(const_cast<char *>(address));
    size_t behind = entry ? address - (entry->allocation.start + entry->allocation.size) : SIZE_MAX;
    size_t before = next != live_.end() ? next->first - address : SIZE_MAX;
    if (std::min(behind, before) > (1 << 20))
      return "";
    if (behind <= before)
      return std::to_string(behind) + " bytes past the end of an allocation of " +
             std::to_string(entry->allocation.size) + " bytes";
    return std::to_string(before) + " bytes before an allocation of " +
           std::to_string(next->second.allocation.size) + " bytes";
  }

  void adopt(const Allocation &allocation) {
    std::unique_lock lock(mutex_);
    live_[allocation.start] = {allocation, {allocation.start, allocation.size}};
  }

  std::vector<Allocation> all() {
    std::shared_lock lock(mutex_);
    std::vector<Allocation> result;
    for (const auto &[start, entry] : live_)
      result.push_back(entry.allocation);
    return result;
  }

  size_t used() {
    std::shared_lock lock(mutex_);
    return used_[currentDevice()];
  }
  size_t usedByGraphs() {
    std::shared_lock lock(mutex_);
    return usedByGraphs_;
  }

private:
  struct Entry {
    Allocation allocation;
    Pages pages;
  };
  using Entries = std::map<char *, Entry>;

  static const Entry *below(const Entries &entries, const char *address) {
    auto next = entries.upper_bound(const_cast<char *>(address));
    return next == entries.begin() ? nullptr : &std::prev(next)->second;
  }

  /// Maps pages with a guard page after them, or finds the bytes in the heap if there are many
  /// allocations.
  Pages map(size_t bytes) {
    if (live_.size() > maxGuarded) {
      void *memory = std::aligned_alloc(alignment, bytes);
      return {static_cast<char *>(memory), bytes, false};
    }
    const size_t size = roundUp(bytes, pageSize);
    void *memory = mmap(nullptr, size + pageSize, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED && !freed_.empty()) {
      forget();
      memory = mmap(nullptr, size + pageSize, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    }
    if (memory == MAP_FAILED)
      return {nullptr, 0};
    mprotect(static_cast<char *>(memory) + size, pageSize, PROT_NONE);
    return {static_cast<char *>(memory), size};
  }

  /// Gives back the addresses and mappings that freed allocations still hold.
  void forget() {
    for (auto &[start, entry] : freed_)
      munmap(entry.pages.start, entry.pages.size + pageSize);
    freed_.clear();
  }

  std::shared_mutex mutex_;
  Entries live_, freed_;
  std::vector<size_t> used_ = std::vector<size_t>(size_t(deviceCount())); // by device
  size_t usedByGraphs_ = 0;
  uint64_t allocated_ = 0;
};

DeviceMemory &memory() {
  static DeviceMemory &instance = *new DeviceMemory; // used until the very end of the program
  return instance;
}

} // namespace

void *allocate(size_t size, MemoryKind kind, unsigned flags) {
  return memory().allocate(size, kind, flags);
}
bool release(void *pointer, MemoryKind kind, MemoryKind otherKind) {
  forgetRegion(pointer);
  return memory().release(static_cast<char *>(pointer), kind, otherKind);
}
bool registerHost(void *pointer, size_t size, unsigned flags) {
  return memory().registerHost(static_cast<char *>(pointer), size, flags);
}
bool unregisterHost(void *pointer) {
  forgetRegion(pointer);
  return memory().unregisterHost(static_cast<char *>(pointer));
}
void addMapping(void *pointer, size_t size) {
  memory().addMapping(static_cast<char *>(pointer), size);
}
void removeMapping(void *pointer) {
  forgetRegion(pointer);
  memory().removeMapping(static_cast<char *>(pointer));
}
void adoptMemory(const Allocation &allocation) { memory().adopt(allocation); }
std::vector<Allocation> allAllocations() { return memory().all(); }
size_t usedMemory() { return memory().used(); }
size_t graphMemoryInUse() { return memory().usedByGraphs(); }
std::string describeAddress(const void *address) {
  return memory().describe(static_cast<const char *>(address));
}

Allocation findAllocation(const void *address) {
  Allocation allocation = memory().find(static_cast<const char *>(address));
  if (allocation.kind == MemoryKind::Unknown)
    if (const Variable *variable = variableAt(address))
      return {static_cast<char *>(variable->address), variable->size, MemoryKind::Variable, 0};
  return allocation;
}

} // namespace tranship::emulator

// The device's memory: allocations with a page behind each that nobody may touch, and what is known
// of an address.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tranship::emulator {

/// New device memory is filled with this byte, so that what nobody wrote is seldom 0 by chance.
inline constexpr unsigned char poison = 0xcb;

enum class MemoryKind : uint8_t {
  Device,
  Managed,
  Pinned,     ///< of the host, allocated by the API
  Registered, ///< of the host, made known to the API
  Variable,   ///< __device__, __constant__, __managed__
  Unknown     ///< of the host
};

/// A flag of memory that belongs to a graph: it stays when the program frees it, since the graph
/// may be launched again.
constexpr unsigned graphMemory = 1u << 31;

struct Allocation {
  char *start = nullptr;
  size_t size = 0;
  MemoryKind kind = MemoryKind::Unknown;
  unsigned flags = 0;
  /// Counted from 1, in the order of allocation; 0: not allocated by the API.
  uint64_t number = 0;

  bool onDevice() const {
    return kind == MemoryKind::Device || kind == MemoryKind::Managed ||
           kind == MemoryKind::Variable;
  }
};

/// Null when there is not enough. The bytes are a pattern that no program expects.
void *allocate(size_t size, MemoryKind kind, unsigned flags = 0);
/// False if nothing of one of the kinds begins there.
bool release(void *pointer, MemoryKind kind, MemoryKind otherKind);
bool registerHost(void *pointer, size_t size, unsigned flags);
bool unregisterHost(void *pointer);
/// Memory of the device at addresses that somebody else sees to.
void addMapping(void *pointer, size_t size);
void removeMapping(void *pointer);

/// The allocation or variable that holds the address; kind Unknown if none does.
Allocation findAllocation(const void *address);
/// "4 bytes past the end of an allocation of 400 bytes"; empty if nothing is known of the address.
std::string describeAddress(const void *address);
size_t usedMemory();
/// Of it, what belongs to graphs.
size_t graphMemoryInUse();
/// Memory that was mapped elsewhere counts as allocated.
void adoptMemory(const Allocation &allocation);
/// All there is, variables apart, by address.
std::vector<Allocation> allAllocations();

} // namespace tranship::emulator

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device memory: allocations with an inaccessible page after each, and what is known of an
// address.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tranship::emulator {

/// New device memory is filled with this byte, so that memory that is never
/// written is not 0 by chance.
inline constexpr unsigned char poison = 0xcb;

enum class MemoryKind : uint8_t {
  Device,
  Managed,
  Pinned,     ///< host memory that the API allocated
  Registered, ///< host memory that was registered with the API
  Variable,   ///< __device__, __constant__, __managed__
  Unknown     ///< host memory
};

/// A flag of memory that belongs to a graph. It stays when the program frees it, since the graph
/// may be launched again.
constexpr unsigned graphMemory = 1u << 31;

struct Allocation {
  char *start = nullptr;
  size_t size = 0;
  MemoryKind kind = MemoryKind::Unknown;
  unsigned flags = 0;
  int device = 0; ///< that was current when the memory was allocated
  /// Position in the order of allocation, from 1; 0: the API did not allocate it.
  uint64_t number = 0;

  bool onDevice() const {
    return kind == MemoryKind::Device || kind == MemoryKind::Managed ||
           kind == MemoryKind::Variable;
  }
};

/// Returns null if there is not enough memory. The bytes are set to `poison`.
void *allocate(size_t size, MemoryKind kind, unsigned flags = 0);
/// Returns false if nothing of either kind begins there.
bool release(void *pointer, MemoryKind kind, MemoryKind otherKind);
bool registerHost(void *pointer, size_t size, unsigned flags);
bool unregisterHost(void *pointer);
/// Adds device memory whose addresses the caller manages.
void addMapping(void *pointer, size_t size);
void removeMapping(void *pointer);

/// Returns the allocation or variable that holds the address; its kind is Unknown if none does.
Allocation findAllocation(const void *address);
/// Returns "4 bytes past the end of an allocation of 400 bytes", or nothing if nothing is known of
/// the address.
std::string describeAddress(const void *address);
/// How much is allocated on the current device.
size_t usedMemory();
/// The part of it that belongs to graphs.
size_t graphMemoryInUse();
/// Adds memory that was mapped elsewhere as an allocation.
void adoptMemory(const Allocation &allocation);
/// Returns all allocations, without variables, by address.
std::vector<Allocation> allAllocations();

} // namespace tranship::emulator

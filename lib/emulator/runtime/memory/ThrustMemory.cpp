// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that Thrust allocates for its vectors and its algorithms (tranship/thrust/allocation.h).
// Traces do not show it as API calls.
#include "memory/Memory.h"

#include <algorithm>

using namespace tranship::emulator;

extern "C" {

/// Returns null if there is not enough memory.
void *transhipAllocateForThrust(size_t size) {
  return allocate(std::max<size_t>(size, 1), MemoryKind::Managed);
}

void transhipFreeForThrust(void *pointer) {
  release(pointer, MemoryKind::Managed, MemoryKind::Managed);
}

} // extern "C"

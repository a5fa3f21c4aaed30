// Memory that Thrust takes for its vectors and for its algorithms, which run on the host
// (tranship/thrust_new.h). To programs it is no call of the API.
#include "memory/Memory.h"

#include <algorithm>

using namespace tranship::emulator;

extern "C" {

/// Null when there is not enough.
void *transhipAllocateForThrust(size_t size) {
  return allocate(std::max<size_t>(size, 1), MemoryKind::Managed);
}

void transhipFreeForThrust(void *pointer) {
  release(pointer, MemoryKind::Managed, MemoryKind::Managed);
}

} // extern "C"

// Thrust's allocator of pinned memory, which CUDA 13 no longer has.
#include <hip/hip_runtime.h>
#include <thrust/mr/allocator.h>
#include <thrust/memory.h>
#include "tranship_hip.h"
#include <vector>
template <typename T> using pinned = std::vector<T, tranship::pinned_allocator<T>>;
int main() {
  pinned<int> v(4);
  return v[0];
}

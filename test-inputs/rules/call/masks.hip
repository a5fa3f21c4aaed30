// Masks of a whole warp have 64 lanes on AMD.
#include <hip/hip_runtime.h>

#define FULL_MASK 0xffffffffu
constexpr unsigned everybody = ~0u;

__device__ float sum(float x) {
  x += __shfl_down(x, 16, 32);
  x += __shfl_xor(x, 8, 32);
  x += __shfl(x, 0, 32);
  __syncwarp();
  return x;
}

__device__ int variables(int x) {
  unsigned mask = 0xffffffff, half = 0xffffffff;
  half >>= 16;
  return (static_cast<unsigned>(__ballot(!(x)) >> (__lane_id() & 32)) == 0) + __all_sync(static_cast<unsigned long long>(unsigned(half)) << (__lane_id() & 32), x);
}

__device__ int part(int x, unsigned mask) { return __any_sync(static_cast<unsigned long long>(unsigned(mask)) << (__lane_id() & 32), x); }

// Masks of a whole warp have 64 lanes on AMD.
#include <cuda_runtime.h>

#define FULL_MASK 0xffffffffu
constexpr unsigned everybody = ~0u;

__device__ float sum(float x) {
  x += __shfl_down_sync(0xffffffff, x, 16);
  x += __shfl_xor_sync(FULL_MASK, x, 8, 32);
  x += __shfl_sync(everybody, x, 0);
  __syncwarp();
  return x;
}

__device__ int variables(int x) {
  unsigned mask = 0xffffffff, half = 0xffffffff;
  half >>= 16;
  return __all_sync(mask, x) + __all_sync(half, x);
}

__device__ int part(int x, unsigned mask) { return __any_sync(mask, x); }

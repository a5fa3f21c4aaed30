// Masks of a whole warp have 64 lanes on AMD.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

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
  return warp32::all(x) + warp32::all(half, x);
}

__device__ int part(int x, unsigned mask) { return warp32::any(mask, x); }

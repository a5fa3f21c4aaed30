// Code that counts lanes by 32 keeps groups of 32 on wavefronts of 64.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

#define FULL_MASK 0xffffffffu

__device__ float reduced(float v) {
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down(v, d, 32);
  v = __shfl(v, 0, 32);
  return __shfl_xor(v, 1, 16);
}

__device__ int legacy(int v, int p) {
  v += __shfl_up(v, 1, 32) + __shfl(v, 0, 8);
  return v + warp32::any(p) + warp32::all(p > 0) + __builtin_popcount(warp32::ballot(p));
}

__global__ void sums(float *out, int *counts, float v) {
  __shared__ float partial[32];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  v = reduced(v);
  if (lane == 0)
    partial[warp] = v;
  __syncthreads();
  unsigned voters = warp32::ballot(v > 0);
  if (warp32::any(v < 0) || !warp32::all(v == v))
    counts[0] = __builtin_popcount(voters & ((1u << lane) - 1));
  counts[1] = legacy(counts[2], counts[3]);
  out[threadIdx.x] = partial[lane];
}

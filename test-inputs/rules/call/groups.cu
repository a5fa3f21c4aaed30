// Code that counts lanes by 32 keeps groups of 32 on wavefronts of 64.
#include <cuda_runtime.h>

#define FULL_MASK 0xffffffffu

__device__ float reduced(float v) {
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(FULL_MASK, v, d);
  v = __shfl_sync(FULL_MASK, v, 0);
  return __shfl_xor_sync(FULL_MASK, v, 1, 16);
}

__device__ int legacy(int v, int p) {
  v += __shfl_up(v, 1) + __shfl(v, 0, 8);
  return v + __any(p) + __all(p > 0) + __popc(__ballot(p));
}

__global__ void sums(float *out, int *counts, float v) {
  __shared__ float partial[32];
  int lane = threadIdx.x % warpSize, warp = threadIdx.x / 32;
  v = reduced(v);
  if (lane == 0)
    partial[warp] = v;
  __syncthreads();
  unsigned voters = __ballot_sync(FULL_MASK, v > 0);
  if (__any_sync(FULL_MASK, v < 0) || !__all_sync(FULL_MASK, v == v))
    counts[0] = __popc(voters & ((1u << lane) - 1));
  counts[1] = legacy(counts[2], counts[3]);
  out[threadIdx.x] = partial[lane];
}

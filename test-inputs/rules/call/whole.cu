// Code that asks for the width works on whole wavefronts.
#include <cuda_runtime.h>

__global__ void sums(float *out, unsigned long long *masks, float v) {
  int lane = threadIdx.x % warpSize;
  for (int d = warpSize / 2; d > 0; d /= 2)
    v += __shfl_down_sync(0xffffffff, v, d);
  masks[0] = __ballot_sync(0xffffffff, v > 0);
  if (__all_sync(0xffffffff, v == v) && lane == 0)
    out[threadIdx.x / warpSize] = __shfl_sync(0xffffffff, v, 0, 16);
}

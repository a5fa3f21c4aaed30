// Code that asks for the width works on whole wavefronts.
#include <hip/hip_runtime.h>

__global__ void sums(float *out, unsigned long long *masks, float v) {
  int lane = threadIdx.x % warpSize;
  for (int d = warpSize / 2; d > 0; d /= 2)
    v += __shfl_down(v, d);
  masks[0] = __ballot(v > 0);
  if (__all(v == v) && lane == 0)
    out[threadIdx.x / warpSize] = __shfl(v, 0, 16);
}

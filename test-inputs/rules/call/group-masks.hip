// Masks of some lanes of a group of 32, which are given and taken in 32 bits.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__global__ void masks(int *out, int v, unsigned mask) {
  int signedMask = warp32::activemask();
  out[0] = warp32::shfl_down(mask, v, 16) + warp32::shfl(signedMask, v, 0, 8);
  out[1] = warp32::all(mask, v) + warp32::any(0xffff, v);
  out[2] = warp32::ballot(mask, v) & warp32::match_any(v);
  int same;
  out[3] = warp32::match_all(0xffffffff, v, &same) + same;
  out[4] = warp32::reduce_add(mask, v) + warp32::reduce_max(0xffffffff, v);
  out[5] = warp32::reduce_or(mask, unsigned(v));
  warp32::sync(mask);
  __syncwarp();
  __syncwarp();
}

// A parameter that names all lanes by default, as PyTorch and Apex have it: callers may give others.
__device__ int from(int value, int lane, int width = 32, unsigned mask = 0xffffffff) {
  return warp32::shfl(mask, value, lane, width);
}
__global__ void byDefault(int *out, int v) { out[0] = from(v, 3, 32); }

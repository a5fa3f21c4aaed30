// Masks of some lanes of a group of 32, which are given and taken in 32 bits.
#include <cuda_runtime.h>

__global__ void masks(int *out, int v, unsigned mask) {
  int signedMask = __activemask();
  out[0] = __shfl_down_sync(mask, v, 16) + __shfl_sync(signedMask, v, 0, 8);
  out[1] = __all_sync(mask, v) + __any_sync(0xffff, v);
  out[2] = __ballot_sync(mask, v) & __match_any_sync(0xffffffff, v);
  int same;
  out[3] = __match_all_sync(0xffffffff, v, &same) + same;
  out[4] = __reduce_add_sync(mask, v) + __reduce_max_sync(~0u, v);
  out[5] = __reduce_or_sync(mask, unsigned(v));
  __syncwarp(mask);
  __syncwarp(~0u);
  __syncwarp();
}

// A parameter that names all lanes by default, as PyTorch and Apex have it: callers may give others.
__device__ int from(int value, int lane, int width = 32, unsigned mask = 0xffffffff) {
  return __shfl_sync(mask, value, lane, width);
}
__global__ void byDefault(int *out, int v) { out[0] = from(v, 3, 32); }

// Shuffles of pairs of 16-bit floats, in groups of 32 lanes and in whole wavefronts.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__device__ __hip_bfloat162 reduce(__hip_bfloat162 sum) {
  for (int step = 16; step > 0; step /= 2)
    sum = __hadd2(sum, warp32::shfl_xor(0xffffffff, sum, step));
  return warp32::shfl(0xffffffff, sum, 0, 16);
}

__device__ __half2 reduce(__half2 sum, unsigned mask) {
  for (int step = 16; step > 0; step /= 2)
    sum = __hadd2(sum, __shfl_down(sum, step, 32));
  return warp32::shfl_up(mask, sum, 1);
}

__global__ void groups(__hip_bfloat162 *pairs, __half2 *halves, unsigned mask) {
  pairs[threadIdx.x] = reduce(pairs[threadIdx.x]);
  pairs[threadIdx.x] = warp32::shfl_down(mask, pairs[threadIdx.x], 1);
  halves[threadIdx.x] = reduce(halves[threadIdx.x], mask);
}

__global__ void whole(__hip_bfloat162 *pairs) {
  __hip_bfloat162 sum = pairs[threadIdx.x];
  for (int step = warpSize / 2; step > 0; step /= 2)
    sum = __hadd2(sum, (static_cast<void>(0xffffffff), __hip_bfloat162(__builtin_bit_cast(__hip_bfloat162_raw, __shfl_xor(__builtin_bit_cast(unsigned, static_cast<__hip_bfloat162_raw>(sum)), step)))));
  pairs[threadIdx.x] = sum;
}

// What is narrower than a word becomes an int.
__global__ void narrow(unsigned char *bytes, bool *flags, short *shorts, long *longs) {
  bytes[threadIdx.x] = __shfl(bytes[threadIdx.x], 0, 32);
  flags[threadIdx.x] = __shfl_up(flags[threadIdx.x], 1, 32);
  shorts[threadIdx.x] = __shfl_xor(shorts[threadIdx.x], 1, 32);
  longs[threadIdx.x] = __shfl_down(longs[threadIdx.x], 1, 32);
}

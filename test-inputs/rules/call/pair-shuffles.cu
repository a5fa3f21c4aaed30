// Shuffles of pairs of 16-bit floats, in groups of 32 lanes and in whole wavefronts.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

__device__ __nv_bfloat162 reduce(__nv_bfloat162 sum) {
  for (int step = 16; step > 0; step /= 2)
    sum = __hadd2(sum, __shfl_xor_sync(0xffffffff, sum, step));
  return __shfl_sync(0xffffffff, sum, 0, 16);
}

__device__ __half2 reduce(__half2 sum, unsigned mask) {
  for (int step = 16; step > 0; step /= 2)
    sum = __hadd2(sum, __shfl_down_sync(0xffffffff, sum, step));
  return __shfl_up_sync(mask, sum, 1);
}

__global__ void groups(__nv_bfloat162 *pairs, __half2 *halves, unsigned mask) {
  pairs[threadIdx.x] = reduce(pairs[threadIdx.x]);
  pairs[threadIdx.x] = __shfl_down_sync(mask, pairs[threadIdx.x], 1);
  halves[threadIdx.x] = reduce(halves[threadIdx.x], mask);
}

__global__ void whole(__nv_bfloat162 *pairs) {
  __nv_bfloat162 sum = pairs[threadIdx.x];
  for (int step = warpSize / 2; step > 0; step /= 2)
    sum = __hadd2(sum, __shfl_xor_sync(0xffffffff, sum, step));
  pairs[threadIdx.x] = sum;
}

// What is narrower than a word becomes an int.
__global__ void narrow(unsigned char *bytes, bool *flags, short *shorts, long *longs) {
  bytes[threadIdx.x] = __shfl_sync(0xffffffff, bytes[threadIdx.x], 0);
  flags[threadIdx.x] = __shfl_up_sync(0xffffffff, flags[threadIdx.x], 1);
  shorts[threadIdx.x] = __shfl_xor_sync(0xffffffff, shorts[threadIdx.x], 1);
  longs[threadIdx.x] = __shfl_down_sync(0xffffffff, longs[threadIdx.x], 1);
}

#include "shared.h"

__device__ int offset = 1;
__constant__ int factors[4];
static __device__ int own(int value) { return value + 2; }

__device__ int scaled(int value) { return value * factors[threadIdx.x % 4]; }
__host__ __device__ int both(int value) { return value * 2; }
__device__ void Counter::add(int value) { count += value; }
__device__ int sumOfBlock(int value) {
  __shared__ int box[64];
  box[threadIdx.x] = value;
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < 64; ++i)
    sum += box[i];
  return sum;
}
__global__ void inSecond(int *out) {
  out[threadIdx.x] = own(threadIdx.x);
  atomicAdd(&offset, 1);
}

// RELOCATABLE
// One device program of two units: functions, variables and shared memory across them.
#include "shared.h"
#include <cstdio>

static __device__ int own(int value) { return value + 1; }

__global__ void kernel(int *out) {
  __shared__ int before[64]; // this unit's
  before[threadIdx.x] = 100 + threadIdx.x;
  __syncthreads();
  int sum = sumOfBlock(threadIdx.x); // uses the other's
  Counter counter{own(0)};
  counter.add(sum);
  out[threadIdx.x] = scaled(before[threadIdx.x]) + counter.count + both(offset);
}

int main() {
  int *out;
  cudaMallocManaged(&out, 64 * sizeof(int));
  const int values[4] = {2, 3, 5, 7};
  cudaMemcpyToSymbol(factors, values, sizeof values);
  int start = 10000;
  cudaMemcpyToSymbol(offset, &start, sizeof start);
  kernel<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  printf("%d %d %d\n", out[0], out[1], out[63]);
  inSecond<<<1, 2>>>(out);
  cudaDeviceSynchronize();
  cudaMemcpyFromSymbol(&start, offset, sizeof start);
  printf("%d %d %d %d\n", out[0], out[1], start, both(1));
  return 0;
}

// Launches with blanks in their brackets, which nvcc takes and clang does not; the lines of reports stay right.
#include "fill.cuh"

#include <cstdio>

__global__ void last(const int *x, int *sum) {
  if (threadIdx.x < 32)
    __syncwarp(2); // REPORT: mask-mismatch
  atomicAdd(sum, x[threadIdx.x]);
}

#define CONFIGURATION(grid, block) << <grid, block >> >

int main() {
  int *x, *sum, result;
  cudaMalloc(&x, 64 * sizeof(int));
  cudaMalloc(&sum, sizeof(int));
  cudaMemset(x, 0, 64 * sizeof(int));
  cudaMemset(sum, 0, sizeof(int));
  fill(x, 1);
  fillKernel CONFIGURATION(1, 64)(x, 2);
  fillKernel<int> <<	<1, 32>> >(x, 3);
  last<<<1, 64 >> > (x, sum); last << <1, 32>>>(x, sum);
  cudaMemcpy(&result, sum, sizeof(int), cudaMemcpyDeviceToHost);
  std::printf("%d %s\n", result, "k << <1>> >()");
}

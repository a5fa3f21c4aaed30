// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Needs a library that no machine has.
#include <no-such-library/plot.h>

__global__ void line(float *y) { y[threadIdx.x] = 2 * threadIdx.x; }

int main() {
  float *y;
  cudaMalloc(&y, 32 * sizeof(float));
  line<<<1, 32>>>(y);
  plot(y, 32);
  cudaFree(y);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Counts with atomics.
#include <cstdio>

__global__ void count(int *even) {
  if (threadIdx.x % 2 == 0)
    atomicAdd(even, 1);
}

int main() {
  int *even, host = 0;
  cudaMalloc(&even, sizeof host);
  cudaMemset(even, 0, sizeof host);
  count<<<3, 50>>>(even);
  cudaMemcpy(&host, even, sizeof host, cudaMemcpyDeviceToHost);
  cudaFree(even);
  std::printf("%d of 150 are even\n", host);
}

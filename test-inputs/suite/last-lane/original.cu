// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The last lane of each warp writes its index.
#include <cstdio>

__global__ void lastLanes(int *out) {
  if (threadIdx.x % warpSize == warpSize - 1)
    out[threadIdx.x / 32] = threadIdx.x;
}

int main() {
  int *out, host[4] = {};
  cudaMalloc(&out, sizeof host);
  cudaMemset(out, 0, sizeof host);
  lastLanes<<<1, 128>>>(out);
  cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
  cudaFree(out);
  std::printf("%d %d %d %d\n", host[0], host[1], host[2], host[3]);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Does not stand alone: it uses what main.cu includes.
__global__ void kernel(int *p) {
  Stream stream = 0;
  *p = warpSize == 32;
}
static cudaError_t last() { return cudaGetLastError(); }

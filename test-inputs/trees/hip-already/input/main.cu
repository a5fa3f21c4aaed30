// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cuda_runtime.h>
#include "shared.h"
#ifdef USE_HIP
#include "port/kernels.h"
#else
#include "kernels.cu"
#endif

int main() {
  int *p;
  cudaMalloc(&p, sizeof(int));
  kernel<<<1, 32>>>(p);
  return cudaFree(p);
}

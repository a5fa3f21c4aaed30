// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "gpu.h"
int count() {
  int n = 0;
#ifdef WITH_GPU
  cudaGetDeviceCount(&n);
#endif
  return n;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>
#include "shared.h"
#ifdef USE_HIP
#include "port/kernels.h"
#else
#include "kernels.hip"
#endif

int main() {
  int *p;
  hipMalloc(&p, sizeof(int));
  hipLaunchKernelGGL(kernel, dim3(1), dim3(32), 0, 0, p);
  return hipFree(p);
}

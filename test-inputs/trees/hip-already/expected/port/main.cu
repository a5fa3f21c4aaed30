// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A port that people have written: nothing in it changes, and it keeps its name.
#include <hip/hip_runtime.h>
#include "kernels.h"
#include "shared.h"
#include "part.cu"

int main() {
  int *p;
  hipMalloc(&p, sizeof(int));
  kernel<<<1, 64>>>(p);
  part<<<1, 64>>>(p);
  return hipFree(p);
}

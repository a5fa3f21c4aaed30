// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Only HIP includes it.
#pragma once
__global__ void kernel(int *p) {
  unsigned long long all = __ballot(1);
  if (__any(*p))
    *p = __shfl_down(*p, 32) + __popcll(all);
}

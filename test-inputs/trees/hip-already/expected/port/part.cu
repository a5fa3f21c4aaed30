// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
__global__ void part(int *p) { *p = __shfl(*p, 0); }

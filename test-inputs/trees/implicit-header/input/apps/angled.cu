// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <shapes.h>
#include <cuda_runtime.h>
__global__ void areas(const Square *squares, float *out) {
  out[threadIdx.x] = squares[threadIdx.x].area();
}

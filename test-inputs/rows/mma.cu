// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cuda_runtime.h>
#include <mma.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
__device__ inline float use_0(float a0) { return nvcuda::wmma::__float_to_tf32(a0); }
using use_1 = nvcuda::wmma::precision::tf32;

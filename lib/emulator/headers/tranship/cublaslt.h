// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuBLASLt: cublasLt.h.
#pragma once
#pragma GCC system_header

#include "cublas.h"

#include <stdint.h>

#define BLAS(name) cublas##name
#define LT(name) cublasLt##name
#define LT_CONSTANT(name) CUBLASLT_##name
#define LT_VALUE(cuda, hip) cuda
#define LT_ONLY_CUDA(name, number) CUBLASLT_##name = number,
#define LT_ALGORITHM uint64_t data[8];
#include "blas_lt.inc"
#undef LT_ALGORITHM
#undef BLAS
#undef LT
#undef LT_CONSTANT
#undef LT_VALUE
#undef LT_ONLY_CUDA

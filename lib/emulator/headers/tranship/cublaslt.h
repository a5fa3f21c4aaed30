// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuBLASLt: cublasLt.h.
#pragma once
#pragma GCC system_header

#include "cublas.h"

#include <stdint.h>

#define TRANSHIP_BLAS(name) cublas##name
#define TRANSHIP_LT(name) cublasLt##name
#define TRANSHIP_LT_CONSTANT(name) CUBLASLT_##name
#define TRANSHIP_LT_VALUE(cuda, hip) cuda
#define TRANSHIP_LT_ONLY_CUDA(name, number) CUBLASLT_##name = number,
#define TRANSHIP_LT_ALGORITHM uint64_t data[8];
#include "blas_lt.inc"
#undef TRANSHIP_LT_ALGORITHM
#undef TRANSHIP_BLAS
#undef TRANSHIP_LT
#undef TRANSHIP_LT_CONSTANT
#undef TRANSHIP_LT_VALUE
#undef TRANSHIP_LT_ONLY_CUDA

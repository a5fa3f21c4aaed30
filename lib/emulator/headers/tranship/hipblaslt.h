// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipBLASLt: hipblaslt/hipblaslt.h.
#pragma once
#pragma GCC system_header

#include "hipblas.h"

#include <stdint.h>

#define BLAS(name) hipblas##name
#define LT(name) hipblasLt##name
#define LT_CONSTANT(name) HIPBLASLT_##name
#define LT_VALUE(cuda, hip) hip
#define LT_ONLY_CUDA(name, number)
#include "blas_lt.inc"
#undef BLAS
#undef LT
#undef LT_CONSTANT
#undef LT_VALUE
#undef LT_ONLY_CUDA

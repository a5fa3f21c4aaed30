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
#define LT_ALGORITHM                                                                               \
  uint8_t data[16];                                                                                \
  size_t max_workspace_bytes;
#include "blas_lt.inc"
#undef LT_ALGORITHM
#undef BLAS
#undef LT
#undef LT_CONSTANT
#undef LT_VALUE
#undef LT_ONLY_CUDA

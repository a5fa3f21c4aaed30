// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipBLASLt: hipblaslt/hipblaslt.h.
#pragma once
#pragma GCC system_header

#include "hipblas.h"

#include <stdint.h>

#define TRANSHIP_BLAS(name) hipblas##name
#define TRANSHIP_LT(name) hipblasLt##name
#define TRANSHIP_LT_CONSTANT(name) HIPBLASLT_##name
#define TRANSHIP_LT_VALUE(cuda, hip) hip
#define TRANSHIP_LT_ONLY_CUDA(name, number)
#define TRANSHIP_LT_ALGORITHM                                                                               \
  uint8_t data[16];                                                                                \
  size_t max_workspace_bytes;
#include "blas_lt.inc"
#undef TRANSHIP_LT_ALGORITHM
#undef TRANSHIP_BLAS
#undef TRANSHIP_LT
#undef TRANSHIP_LT_CONSTANT
#undef TRANSHIP_LT_VALUE
#undef TRANSHIP_LT_ONLY_CUDA

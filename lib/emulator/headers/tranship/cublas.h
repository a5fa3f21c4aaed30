// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuBLAS: cublas_v2.h.
#pragma once
#pragma GCC system_header
#define CUBLAS_API_H_
#define CUBLAS_V2_H_
#define CUBLASAPI
#define CUBLASWINAPI

#include "bfloat16.h"
#include "complex.h"
#include "cuda_library_types.h"
#include "half.h"

#ifndef __cplusplus
typedef struct __half __half;
#endif
#define TRANSHIP_BLAS(name) cublas##name
#define TRANSHIP_BLAS_CONSTANT(name) CUBLAS_##name
#define TRANSHIP_BLAS_VALUE(cuda, hip) cuda
#define TRANSHIP_BLAS_OTHER_NAME(name, ...)                                                                 \
  cublasStatus_t cublas##name##_v2(__VA_ARGS__) __asm__("cublas" #name);
#define TRANSHIP_BLAS_HALF __half
#include "blas.inc"
#undef TRANSHIP_BLAS
#undef TRANSHIP_BLAS_HALF
#undef TRANSHIP_BLAS_CONSTANT
#undef TRANSHIP_BLAS_VALUE
#undef TRANSHIP_BLAS_OTHER_NAME
#define CUBLAS_VERSION 130000
#define CUBLAS_VER_MAJOR 13
#define CUBLAS_VER_MINOR 0

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipBLAS: hipblas/hipblas.h.
#pragma once
#pragma GCC system_header
#define HIPBLAS_H

#include "hip_complex.h"
#include "hip_library_types.h"

#include <stdint.h>

#if defined(__cplusplus) && defined(HIPBLAS_USE_HIP_HALF)
#include "half.h"
typedef __half hipblasHalf;
#else
typedef uint16_t hipblasHalf;
#endif
typedef int8_t hipblasInt8;
typedef int64_t hipblasStride;
typedef float2 hipblasComplex;
typedef double2 hipblasDoubleComplex;
#define TRANSHIP_BLAS(name) hipblas##name
#define TRANSHIP_BLAS_CONSTANT(name) HIPBLAS_##name
#define TRANSHIP_BLAS_VALUE(cuda, hip) hip
#define TRANSHIP_BLAS_OTHER_NAME(...)
#define TRANSHIP_BLAS_HALF hipblasHalf
#include "blas.inc"
#undef TRANSHIP_BLAS
#undef TRANSHIP_BLAS_HALF
#undef TRANSHIP_BLAS_CONSTANT
#undef TRANSHIP_BLAS_VALUE
#undef TRANSHIP_BLAS_OTHER_NAME
#define hipblasVersionMajor 2
#define hipblasVersionMinor 4
TRANSHIP_EXTERN_C const char *hipblasStatusToString(hipblasStatus_t status);

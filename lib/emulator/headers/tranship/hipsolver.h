// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipSOLVER: hipsolver/hipsolver.h.
#pragma once
#pragma GCC system_header
#define HIPSOLVER_H

#include "hipblas.h"

typedef hipblasOperation_t hipsolverOperation_t;
typedef hipblasFillMode_t hipsolverFillMode_t;
typedef hipblasSideMode_t hipsolverSideMode_t;
#define HIPSOLVER_OP_N HIPBLAS_OP_N
#define HIPSOLVER_OP_T HIPBLAS_OP_T
#define HIPSOLVER_OP_C HIPBLAS_OP_C
#define HIPSOLVER_FILL_MODE_LOWER HIPBLAS_FILL_MODE_LOWER
#define HIPSOLVER_FILL_MODE_UPPER HIPBLAS_FILL_MODE_UPPER
#define HIPSOLVER_SIDE_LEFT HIPBLAS_SIDE_LEFT
#define HIPSOLVER_SIDE_RIGHT HIPBLAS_SIDE_RIGHT
#define TRANSHIP_BLAS(name) hipblas##name
#define TRANSHIP_SOLVER(name) hipsolverDn##name
#define TRANSHIP_SOLVER_TYPE(name) hipsolver##name
#define TRANSHIP_SOLVER_CONSTANT(name) HIPSOLVER_##name
#define TRANSHIP_SOLVER_VALUE(cuda, hip) hip
#define TRANSHIP_SOLVER_HANDLE hipsolverHandle_t
#include "solver.inc"
#undef TRANSHIP_BLAS
#undef TRANSHIP_SOLVER
#undef TRANSHIP_SOLVER_TYPE
#undef TRANSHIP_SOLVER_CONSTANT
#undef TRANSHIP_SOLVER_VALUE
#undef TRANSHIP_SOLVER_HANDLE
typedef hipsolverHandle_t hipsolverDnHandle_t;
inline hipsolverStatus_t hipsolverCreate(hipsolverHandle_t *handle) {
  return hipsolverDnCreate(handle);
}
inline hipsolverStatus_t hipsolverDestroy(hipsolverHandle_t handle) {
  return hipsolverDnDestroy(handle);
}
inline hipsolverStatus_t hipsolverSetStream(hipsolverHandle_t handle, hipStream_t stream) {
  return hipsolverDnSetStream(handle, stream);
}
inline hipsolverStatus_t hipsolverGetStream(hipsolverHandle_t handle, hipStream_t *stream) {
  return hipsolverDnGetStream(handle, stream);
}

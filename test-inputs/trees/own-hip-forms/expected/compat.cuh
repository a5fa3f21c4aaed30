#pragma once
#include <hipblas/hipblas.h>
#include <hip/hip_fp16.h>

// For a port that only has other names: it calls hipBLAS with the types that it has for CUDA.
#if defined(__HIP_PLATFORM_AMD__)
inline hipblasStatus_t compatHgemm(hipblasHandle_t handle, hipblasOperation_t a, hipblasOperation_t b, int m, int n, int k,
                                   const half *alpha, const half *x, int ldx, const half *y, int ldy, const half *beta,
                                   half *z, int ldz) {
  return hipblasHgemm(handle, a, b, m, n, k, (const hipblasHalf *)alpha, (const hipblasHalf *)x, ldx,
                      (const hipblasHalf *)y, ldy, (const hipblasHalf *)beta, (hipblasHalf *)z, ldz);
}
#define hipblasHgemm compatHgemm
#endif

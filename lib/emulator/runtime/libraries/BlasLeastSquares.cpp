// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Batches of least squares, which cuBLAS has and BLAS lacks, with LAPACK.
#include "libraries/Lapack.h"

using namespace tranship::emulator;

namespace {

/// Returns the negative position (from 1, without the handle) of the first wrong argument, or 0.
int wrongArgument(int m, int n, int nrhs, int lda, int ldc, int count) {
  if (m < 0)
    return -2;
  if (n < 0)
    return -3;
  if (nrhs < 0)
    return -4;
  if (lda < std::max(m, 1))
    return -6;
  if (ldc < std::max(m, 1))
    return -8;
  return count < 0 ? -11 : 0;
}

} // namespace

// Only systems with at least as many equations as unknowns: cuBLAS solves no others.
#define TRANSHIP_BLAS_OF_TYPE(P, p, T)                                                             \
  BLAS_API(P##gelsBatched, cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, \
           T *const a[], int lda, T *const c[], int ldc, int *info, int *infos, int count) {       \
    *info = wrongArgument(m, n, nrhs, lda, ldc, count);                                            \
    if (*info)                                                                                     \
      return CUBLAS_STATUS_INVALID_VALUE;                                                          \
    if (cblas(trans) != noTranspose || m < n)                                                      \
      return CUBLAS_STATUS_NOT_SUPPORTED;                                                          \
    if (!lapack().loaded())                                                                        \
      return CUBLAS_STATUS_NOT_INITIALIZED;                                                        \
    return enqueue(handle, [=]() mutable {                                                         \
      for (int i = 0; i < count; ++i) {                                                            \
        char kind = 'N';                                                                           \
        int zero = 0;                                                                              \
        withMemory<T>([&](T *work, int *size) {                                                    \
          LAPACK(p "gels", &kind, &m, &n, &nrhs, a[i], &lda, c[i], &ldc, work, size, &zero);       \
        });                                                                                        \
        if (infos)                                                                                 \
          infos[i] = zero;                                                                         \
      }                                                                                            \
      return CUBLAS_STATUS_SUCCESS;                                                                \
    });                                                                                            \
  }
TRANSHIP_BLAS_OF_TYPE(S, "s", float)
TRANSHIP_BLAS_OF_TYPE(D, "d", double)
TRANSHIP_BLAS_OF_TYPE(C, "c", float2)
TRANSHIP_BLAS_OF_TYPE(Z, "z", double2)

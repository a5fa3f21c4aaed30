// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuSOLVER's dense part and hipSOLVER with LAPACK.
#include "libraries/SolverCalls.h"

#include <algorithm>
#include <vector>

using namespace tranship::emulator;

namespace tranship::emulator {
const SharedLibrary &lapack() {
  static const SharedLibrary &library =
      *new SharedLibrary("liblapack.so.3", "liblapack3, or faster libopenblas0");
  return library;
}
} // namespace tranship::emulator

namespace {

constexpr cusolverStatus_t success = solverSuccess, invalid = solverInvalid;

} // namespace

SOLVER_API(Create, cusolverDnHandle_t *handle) {
  if (!handle)
    return invalid;
  if (!lapack().loaded())
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  *handle = new TranshipSolver;
  return success;
}
SOLVER_API(Destroy, cusolverDnHandle_t handle) {
  if (!handle)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  delete handle;
  return success;
}
SOLVER_API(SetStream, cusolverDnHandle_t handle, cudaStream_t stream) {
  if (!handle)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  handle->stream = stream;
  return success;
}
SOLVER_API(GetStream, cusolverDnHandle_t handle, cudaStream_t *stream) {
  if (!handle)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  *stream = handle->stream;
  return success;
}

SOLVER_API(SetDeterministicMode, cusolverDnHandle_t handle, cusolverDeterministicMode_t mode) {
  if (!handle)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  handle->determinism = int(mode);
  return success;
}
SOLVER_API(GetDeterministicMode, cusolverDnHandle_t handle, cusolverDeterministicMode_t *mode) {
  if (!handle)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  *mode = cusolverDeterministicMode_t(handle->determinism);
  return success;
}

// HIP has these under two names. Our headers know one; programs on AMD's headers may link either.
extern "C" cusolverStatus_t hipsolverCreate(cusolverDnHandle_t *)
    __attribute__((alias("cusolverDnCreate")));
extern "C" cusolverStatus_t hipsolverDestroy(cusolverDnHandle_t)
    __attribute__((alias("cusolverDnDestroy")));
extern "C" cusolverStatus_t hipsolverSetStream(cusolverDnHandle_t, cudaStream_t)
    __attribute__((alias("cusolverDnSetStream")));
extern "C" cusolverStatus_t hipsolverGetStream(cusolverDnHandle_t, cudaStream_t *)
    __attribute__((alias("cusolverDnGetStream")));

#define TRANSHIP_SOLVER_OF_TYPE(P, GQR, MQR, EVD, p, Q, T, R)                                      \
  SOLVER_API(P##potrf_bufferSize, cusolverDnHandle_t handle, cublasFillMode_t, int, T *, int,      \
             int *size) {                                                                          \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(P##potrf, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a, int lda,     \
             T *, int, int *info) {                                                                \
    return enqueue(handle, fits(n, n, lda), [=, uplo = letterOf(uplo)]() mutable {                 \
      LAPACK(p "potrf", &uplo, &n, a, &lda, info);                                                 \
    });                                                                                            \
  }                                                                                                \
  SOLVER_API(P##potrs, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,          \
             const T *a, int lda, T *b, int ldb, int *info) {                                      \
    return enqueue(handle, fits(n, n, lda) && fits(n, nrhs, ldb),                                  \
                   [=, uplo = letterOf(uplo)]() mutable {                                          \
                     LAPACK(p "potrs", &uplo, &n, &nrhs, a, &lda, b, &ldb, info);                  \
                   });                                                                             \
  }                                                                                                \
  SOLVER_API(P##getrf_bufferSize, cusolverDnHandle_t handle, int, int, T *, int, int *size) {      \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(P##getrf, cusolverDnHandle_t handle, int m, int n, T *a, int lda, T *, int *pivots,   \
             int *info) {                                                                          \
    return enqueue(handle, fits(m, n, lda), [=]() mutable {                                        \
      if (pivots)                                                                                  \
        LAPACK(p "getrf", &m, &n, a, &lda, pivots, info);                                          \
      else                                                                                         \
        *info = decomposeWithoutPivots(m, n, a, lda);                                              \
    });                                                                                            \
  }                                                                                                \
  SOLVER_API(P##getrs, cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs,        \
             const T *a, int lda, const int *pivots, T *b, int ldb, int *info) {                   \
    return enqueue(handle, fits(n, n, lda) && fits(n, nrhs, ldb),                                  \
                   [=, trans = letterOf(trans)]() mutable {                                        \
                     std::vector<int> none;                                                        \
                     for (int i = 1; !pivots && i <= n; ++i)                                       \
                       none.push_back(i);                                                          \
                     LAPACK(p "getrs", &trans, &n, &nrhs, a, &lda, pivots ? pivots : none.data(),  \
                            b, &ldb, info);                                                        \
                   });                                                                             \
  }                                                                                                \
  SOLVER_API(P##geqrf_bufferSize, cusolverDnHandle_t handle, int, int, T *, int, int *size) {      \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(P##geqrf, cusolverDnHandle_t handle, int m, int n, T *a, int lda, T *tau, T *, int,   \
             int *info) {                                                                          \
    return enqueue(handle, fits(m, n, lda), [=]() mutable {                                        \
      withMemory<T>(                                                                               \
          [&](T *work, int *size) { LAPACK(p "geqrf", &m, &n, a, &lda, tau, work, size, info); }); \
    });                                                                                            \
  }                                                                                                \
  SOLVER_API(GQR##_bufferSize, cusolverDnHandle_t handle, int, int, int, const T *, int,           \
             const T *, int *size) {                                                               \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(GQR, cusolverDnHandle_t handle, int m, int n, int k, T *a, int lda, const T *tau,     \
             T *, int, int *info) {                                                                \
    return enqueue(handle, fits(m, n, lda) && n <= m && k >= 0 && k <= n, [=]() mutable {          \
      withMemory<T>([&](T *work, int *size) {                                                      \
        LAPACK(p Q "gqr", &m, &n, &k, a, &lda, tau, work, size, info);                             \
      });                                                                                          \
    });                                                                                            \
  }                                                                                                \
  SOLVER_API(MQR##_bufferSize, cusolverDnHandle_t handle, cublasSideMode_t, cublasOperation_t,     \
             int, int, int, const T *, int, const T *, const T *, int, int *size) {                \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(MQR, cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans,       \
             int m, int n, int k, const T *a, int lda, const T *tau, T *c, int ldc, T *, int,      \
             int *info) {                                                                          \
    int order = letterOf(side) == 'L' ? m : n;                                                     \
    bool isValid = fits(m, n, ldc) && fits(order, k, lda) && k <= order;                           \
    return enqueue(                                                                                \
        handle, isValid, [=, side = letterOf(side), trans = letterOf(trans)]() mutable {           \
          withMemory<T>([&](T *work, int *size) {                                                  \
            LAPACK(p Q "mqr", &side, &trans, &m, &n, &k, a, &lda, tau, c, &ldc, work, size, info); \
          });                                                                                      \
        });                                                                                        \
  }                                                                                                \
  SOLVER_API(EVD##_bufferSize, cusolverDnHandle_t handle, cusolverEigMode_t, cublasFillMode_t,     \
             int, const T *, int, const R *, int *size) {                                          \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(P##gesvd_bufferSize, cusolverDnHandle_t handle, int, int, int *size) {                \
    return noMemory(handle, size);                                                                 \
  }
TRANSHIP_SOLVER_OF_TYPE(S, Sorgqr, Sormqr, Ssyevd, "s", "or", float, float)
TRANSHIP_SOLVER_OF_TYPE(D, Dorgqr, Dormqr, Dsyevd, "d", "or", double, double)
TRANSHIP_SOLVER_OF_TYPE(C, Cungqr, Cunmqr, Cheevd, "c", "un", float2, float)
TRANSHIP_SOLVER_OF_TYPE(Z, Zungqr, Zunmqr, Zheevd, "z", "un", double2, double)

#define SOLVER_OF_DECOMPOSITIONS(P, EVD, T, R)                                                     \
  SOLVER_API(EVD, cusolverDnHandle_t handle, cusolverEigMode_t job, cublasFillMode_t uplo, int n,  \
             T *a, int lda, R *values, T *, int, int *info) {                                      \
    return enqueue(handle, fits(n, n, lda), [=] {                                                  \
      symmetricEigen(letterOf(job), letterOf(uplo), n, a, lda, values, info);                      \
    });                                                                                            \
  }                                                                                                \
  SOLVER_API(P##gesvd, cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m,      \
             int n, T *a, int lda, R *s, T *u, int ldu, T *vt, int ldvt, T *, int, R *,            \
             int *info) {                                                                          \
    return enqueue(handle, fits(m, n, lda) && ldu > 0 && ldvt > 0, [=] {                           \
      singularValues(char(jobu), char(jobvt), m, n, a, lda, s, u, ldu, vt, ldvt, info);            \
    });                                                                                            \
  }
SOLVER_OF_DECOMPOSITIONS(S, Ssyevd, float, float)
SOLVER_OF_DECOMPOSITIONS(D, Dsyevd, double, double)
SOLVER_OF_DECOMPOSITIONS(C, Cheevd, float2, float)
SOLVER_OF_DECOMPOSITIONS(Z, Zheevd, double2, double)

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuSOLVER's dense part and hipSOLVER with LAPACK.
#include "libraries/Lapack.h"

#include "tranship/cusolver.h"

#include <algorithm>
#include <complex>
#include <vector>

using namespace tranship::emulator;

struct TranshipSolver {
  cudaStream_t stream = nullptr;
};

namespace tranship::emulator {
const SharedLibrary &lapack() {
  static const SharedLibrary &library =
      *new SharedLibrary("liblapack.so.3", "liblapack3, or faster libopenblas0");
  return library;
}
} // namespace tranship::emulator

namespace {

constexpr cusolverStatus_t success = CUSOLVER_STATUS_SUCCESS,
                           invalid = CUSOLVER_STATUS_INVALID_VALUE;

/// Does what a call asks for, or captures it in the graph of its stream.
template <class Work> cusolverStatus_t enqueue(cusolverDnHandle_t handle, bool isValid, Work work) {
  if (!handle)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  if (deviceError())
    return CUSOLVER_STATUS_EXECUTION_FAILED;
  if (!isValid)
    return invalid;
  return doneOrRecorded(handle->stream, success, [work]() mutable {
    work();
    return success;
  });
}
cusolverStatus_t noMemory(cusolverDnHandle_t handle, int *size) {
  if (!handle)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  *size = 1; // programs allocate this much, and take a size of 0 for a failure
  return success;
}

char letterOf(cublasFillMode_t value) { return cblas(value) == lower ? 'L' : 'U'; }
char letterOf(cublasSideMode_t value) { return cblas(value) == leftSide ? 'L' : 'R'; }
char letterOf(cublasOperation_t value) {
  return cblas(value) == noTranspose ? 'N' : cblas(value) == transpose ? 'T' : 'C';
}
char letterOf(cusolverEigMode_t value) {
  constexpr int hipVector = 202;
  return value == CUSOLVER_EIG_MODE_VECTOR || int(value) == hipVector ? 'V' : 'N';
}

bool fits(int rows, int columns, int ld) {
  return rows >= 0 && columns >= 0 && ld >= std::max(rows, 1);
}

template <class T> struct Number { using type = T; };
template <> struct Number<float2> { using type = std::complex<float>; };
template <> struct Number<double2> { using type = std::complex<double>; };

/// Computes the LU decomposition without exchanging rows. Returns the first column (from 1) whose
/// pivot is 0, or 0.
template <class T> int decompose(int m, int n, T *elements, int lda) {
  using N = typename Number<T>::type;
  N *a = reinterpret_cast<N *>(elements);
  auto at = [&](int row, int column) -> N & { return a[row + size_t(column) * lda]; };
  int zero = 0;
  for (int k = 0; k < std::min(m, n); ++k) {
    if (at(k, k) == N{}) {
      zero = zero ? zero : k + 1;
      continue;
    }
    for (int row = k + 1; row < m; ++row)
      at(row, k) /= at(k, k);
    for (int column = k + 1; column < n; ++column)
      for (int row = k + 1; row < m; ++row)
        at(row, column) -= at(row, k) * at(k, column);
  }
  return zero;
}

} // namespace

#define SOLVER_API(name, ...)                                                                      \
  extern "C" cusolverStatus_t hipsolverDn##name(__VA_ARGS__)                                       \
      __attribute__((alias("cusolverDn" #name)));                                                  \
  extern "C" cusolverStatus_t cusolverDn##name(__VA_ARGS__)

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

// HIP has these under two names. Our headers know one; programs on AMD's headers may link either.
extern "C" cusolverStatus_t hipsolverCreate(cusolverDnHandle_t *)
    __attribute__((alias("cusolverDnCreate")));
extern "C" cusolverStatus_t hipsolverDestroy(cusolverDnHandle_t)
    __attribute__((alias("cusolverDnDestroy")));
extern "C" cusolverStatus_t hipsolverSetStream(cusolverDnHandle_t, cudaStream_t)
    __attribute__((alias("cusolverDnSetStream")));
extern "C" cusolverStatus_t hipsolverGetStream(cusolverDnHandle_t, cudaStream_t *)
    __attribute__((alias("cusolverDnGetStream")));

#define SOLVER_OF_TYPE(P, GQR, MQR, EVD, p, Q, T, R)                                               \
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
        *info = decompose(m, n, a, lda);                                                           \
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
SOLVER_OF_TYPE(S, Sorgqr, Sormqr, Ssyevd, "s", "or", float, float)
SOLVER_OF_TYPE(D, Dorgqr, Dormqr, Dsyevd, "d", "or", double, double)
SOLVER_OF_TYPE(C, Cungqr, Cunmqr, Cheevd, "c", "un", float2, float)
SOLVER_OF_TYPE(Z, Zungqr, Zunmqr, Zheevd, "z", "un", double2, double)

// The functions for complex numbers also take work memory for real ones.
#define SOLVER_OF_REAL(P, p, T)                                                                    \
  SOLVER_API(P##syevd, cusolverDnHandle_t handle, cusolverEigMode_t job, cublasFillMode_t uplo,    \
             int n, T *a, int lda, T *values, T *, int, int *info) {                               \
    return enqueue(handle, fits(n, n, lda),                                                        \
                   [=, job = letterOf(job), uplo = letterOf(uplo)]() mutable {                     \
                     std::vector<int> integers(5 * n + 3);                                         \
                     int count = int(integers.size());                                             \
                     withMemory<T>([&](T *work, int *size) {                                       \
                       LAPACK(p "syevd", &job, &uplo, &n, a, &lda, values, work, size,             \
                              integers.data(), &count, info);                                      \
                     });                                                                           \
                   });                                                                             \
  }                                                                                                \
  SOLVER_API(P##gesvd, cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m,      \
             int n, T *a, int lda, T *s, T *u, int ldu, T *vt, int ldvt, T *, int, T *,            \
             int *info) {                                                                          \
    char left = char(jobu), right = char(jobvt);                                                   \
    return enqueue(handle, fits(m, n, lda) && ldu > 0 && ldvt > 0, [=]() mutable {                 \
      withMemory<T>([&](T *work, int *size) {                                                      \
        LAPACK(p "gesvd", &left, &right, &m, &n, a, &lda, s, u, &ldu, vt, &ldvt, work, size,       \
               info);                                                                              \
      });                                                                                          \
    });                                                                                            \
  }
SOLVER_OF_REAL(S, "s", float)
SOLVER_OF_REAL(D, "d", double)

#define SOLVER_OF_COMPLEX(P, p, T, R)                                                              \
  SOLVER_API(P##heevd, cusolverDnHandle_t handle, cusolverEigMode_t job, cublasFillMode_t uplo,    \
             int n, T *a, int lda, R *values, T *, int, int *info) {                               \
    return enqueue(handle, fits(n, n, lda),                                                        \
                   [=, job = letterOf(job), uplo = letterOf(uplo)]() mutable {                     \
                     std::vector<int> integers(5 * n + 3);                                         \
                     std::vector<R> reals(1 + 5 * size_t(n) + 2 * size_t(n) * n);                  \
                     int count = int(integers.size()), realCount = int(reals.size());              \
                     withMemory<T>([&](T *work, int *size) {                                       \
                       LAPACK(p "heevd", &job, &uplo, &n, a, &lda, values, work, size,             \
                              reals.data(), &realCount, integers.data(), &count, info);            \
                     });                                                                           \
                   });                                                                             \
  }                                                                                                \
  SOLVER_API(P##gesvd, cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m,      \
             int n, T *a, int lda, R *s, T *u, int ldu, T *vt, int ldvt, T *, int, R *,            \
             int *info) {                                                                          \
    char left = char(jobu), right = char(jobvt);                                                   \
    return enqueue(handle, fits(m, n, lda) && ldu > 0 && ldvt > 0, [=]() mutable {                 \
      std::vector<R> reals(5 * size_t(std::max(std::min(m, n), 1)));                               \
      withMemory<T>([&](T *work, int *size) {                                                      \
        LAPACK(p "gesvd", &left, &right, &m, &n, a, &lda, s, u, &ldu, vt, &ldvt, work, size,       \
               reals.data(), info);                                                                \
      });                                                                                          \
    });                                                                                            \
  }
SOLVER_OF_COMPLEX(C, "c", float2, float)
SOLVER_OF_COMPLEX(Z, "z", double2, double)

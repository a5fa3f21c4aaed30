// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inverses, batches, systems in one call, and reductions to simpler matrices.
#include "libraries/SolverCalls.h"

#include <cstring>

using namespace tranship::emulator;

namespace {

template <class T>
cusolverStatus_t potri(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T *a, int lda,
                       int *info) {
  return enqueue(handle, fits(n, n, lda), [=, uplo = letterOf(fill)]() mutable {
    lapackOf<T>("potri", false, &uplo, &n, a, &lda, info);
  });
}

template <class T>
cusolverStatus_t potrfBatched(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T **a,
                              int lda, int *info, int batch) {
  return enqueue(handle, fits(n, n, lda) && batch >= 0, [=, uplo = letterOf(fill)]() mutable {
    for (int i = 0; i < batch; ++i)
      lapackOf<T>("potrf", false, &uplo, &n, a[i], &lda, info + i);
  });
}

template <class T>
cusolverStatus_t potrsBatched(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, int nrhs,
                              T **a, int lda, T **b, int ldb, int *info, int batch) {
  bool isValid = fits(n, n, lda) && fits(n, nrhs, ldb) && batch >= 0;
  return enqueue(handle, isValid, [=, uplo = letterOf(fill)]() mutable {
    *info = 0;
    for (int i = 0, one = 0; i < batch; ++i) {
      lapackOf<T>("potrs", false, &uplo, &n, &nrhs, a[i], &lda, b[i], &ldb, &one);
      *info = *info ? *info : one;
    }
  });
}

template <class T>
cusolverStatus_t sytrf(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T *a, int lda,
                       int *pivots, int *info) {
  return enqueue(handle, fits(n, n, lda), [=, uplo = letterOf(fill)]() mutable {
    withMemory<T>([&](T *work, int *size) {
      lapackOf<T>("sytrf", false, &uplo, &n, a, &lda, pivots, work, size, info);
    });
  });
}

template <class T>
cusolverStatus_t sytri(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T *a, int lda,
                       const int *pivots, int *info) {
  return enqueue(handle, fits(n, n, lda), [=, uplo = letterOf(fill)]() mutable {
    std::vector<T> work(2 * size_t(n) + 1);
    lapackOf<T>("sytri", false, &uplo, &n, a, &lda, pivots, work.data(), info);
  });
}

template <class T>
void copyMatrix(int rows, int columns, const T *from, int ldFrom, T *to, int ldTo) {
  for (int column = 0; column < columns; ++column)
    std::memcpy(to + size_t(column) * ldTo, from + size_t(column) * ldFrom, rows * sizeof(T));
}

/// Solves a system. The right sides stay, and the matrix becomes its factors.
template <class T>
cusolverStatus_t gesv(cusolverDnHandle_t handle, int n, int nrhs, T *a, int lda, int *pivots,
                      const T *b, int ldb, T *x, int ldx, int *iterations, int *info) {
  bool isValid = fits(n, n, lda) && fits(n, nrhs, ldb) && fits(n, nrhs, ldx);
  return enqueue(handle, isValid, [=]() mutable {
    copyMatrix(n, nrhs, b, ldb, x, ldx);
    lapackOf<T>("gesv", false, &n, &nrhs, a, &lda, pivots, x, &ldx, info);
    *iterations = 0; // there is nothing to refine in the elements' own precision
  });
}

/// Solves a system with more equations than unknowns, with the least squares of the differences.
template <class T>
cusolverStatus_t gels(cusolverDnHandle_t handle, int m, int n, int nrhs, T *a, int lda, const T *b,
                      int ldb, T *x, int ldx, int *iterations, int *info) {
  bool isValid = fits(m, n, lda) && m >= n && fits(m, nrhs, ldb) && fits(n, nrhs, ldx);
  return enqueue(handle, isValid, [=]() mutable {
    std::vector<T> both(size_t(std::max(m, 1)) * nrhs);
    copyMatrix(m, nrhs, b, ldb, both.data(), std::max(m, 1));
    char plain = 'N';
    int rows = std::max(m, 1);
    withMemory<T>([&](T *work, int *size) {
      lapackOf<T>("gels", false, &plain, &m, &n, &nrhs, a, &lda, both.data(), &rows, work, size,
                  info);
    });
    copyMatrix(n, nrhs, both.data(), rows, x, ldx);
    *iterations = 0;
  });
}

template <class T>
cusolverStatus_t gebrd(cusolverDnHandle_t handle, int m, int n, T *a, int lda, RealOf<T> *d,
                       RealOf<T> *e, T *tauq, T *taup, int *info) {
  return enqueue(handle, fits(m, n, lda), [=]() mutable {
    withMemory<T>([&](T *work, int *size) {
      lapackOf<T>("gebrd", false, &m, &n, a, &lda, d, e, tauq, taup, work, size, info);
    });
  });
}

template <class T>
cusolverStatus_t orgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, T *a,
                       int lda, const T *tau, int *info) {
  return enqueue(handle, fits(m, n, lda) && k >= 0, [=]() mutable {
    char which = letterOf(side) == 'L' ? 'Q' : 'P';
    withMemory<T>([&](T *work, int *size) {
      lapackOf<T>("orgbr", true, &which, &m, &n, &k, a, &lda, tau, work, size, info);
    });
  });
}

template <class T>
cusolverStatus_t sytrd(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T *a, int lda,
                       RealOf<T> *d, RealOf<T> *e, T *tau, int *info) {
  return enqueue(handle, fits(n, n, lda), [=, uplo = letterOf(fill)]() mutable {
    withMemory<T>([&](T *work, int *size) {
      lapackOf<T>("sytrd", true, &uplo, &n, a, &lda, d, e, tau, work, size, info);
    });
  });
}

template <class T>
cusolverStatus_t orgtr(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T *a, int lda,
                       const T *tau, int *info) {
  return enqueue(handle, fits(n, n, lda), [=, uplo = letterOf(fill)]() mutable {
    withMemory<T>([&](T *work, int *size) {
      lapackOf<T>("orgtr", true, &uplo, &n, a, &lda, tau, work, size, info);
    });
  });
}

template <class T>
cusolverStatus_t ormtr(cusolverDnHandle_t handle, cublasSideMode_t sideMode, cublasFillMode_t fill,
                       cublasOperation_t operation, int m, int n, const T *a, int lda, const T *tau,
                       T *c, int ldc, int *info) {
  char side = letterOf(sideMode);
  int order = side == 'L' ? m : n;
  return enqueue(handle, fits(m, n, ldc) && fits(order, order, lda), [=]() mutable {
    char uplo = letterOf(fill), trans = letterOf(operation);
    withMemory<T>([&](T *work, int *size) {
      lapackOf<T>("ormtr", true, &side, &uplo, &trans, &m, &n, a, &lda, tau, c, &ldc, work, size,
                  info);
    });
  });
}

cusolverStatus_t noBytes(cusolverDnHandle_t handle, size_t *size) {
  int one = 0;
  cusolverStatus_t status = noMemory(handle, &one);
  if (status == solverSuccess)
    *size = size_t(one);
  return status;
}

} // namespace

#define SOLVER_QUERY(name, ...)                                                                    \
  SOLVER_API(name, cusolverDnHandle_t handle, __VA_ARGS__, int *size) {                            \
    return noMemory(handle, size);                                                                 \
  }
#define TRANSHIP_SOLVER_OF_TYPE(P, PP, OR, SY, T, R)                                               \
  SOLVER_QUERY(P##potri_bufferSize, cublasFillMode_t, int, T *, int)                               \
  SOLVER_API(P##potri, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a, int lda,     \
             T *, int, int *info) {                                                                \
    return potri(handle, uplo, n, a, lda, info);                                                   \
  }                                                                                                \
  SOLVER_API(P##potrfBatched, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a[],     \
             int lda, int *info, int batch) {                                                      \
    return potrfBatched(handle, uplo, n, a, lda, info, batch);                                     \
  }                                                                                                \
  SOLVER_API(P##potrsBatched, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,   \
             T *a[], int lda, T *b[], int ldb, int *info, int batch) {                             \
    return potrsBatched(handle, uplo, n, nrhs, a, lda, b, ldb, info, batch);                       \
  }                                                                                                \
  SOLVER_QUERY(P##sytrf_bufferSize, int, T *, int)                                                 \
  SOLVER_API(P##sytrf, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a, int lda,     \
             int *pivots, T *, int, int *info) {                                                   \
    return sytrf(handle, uplo, n, a, lda, pivots, info);                                           \
  }                                                                                                \
  SOLVER_QUERY(P##sytri_bufferSize, cublasFillMode_t, int, T *, int, const int *)                  \
  SOLVER_API(P##sytri, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a, int lda,     \
             const int *pivots, T *, int, int *info) {                                             \
    return sytri(handle, uplo, n, a, lda, pivots, info);                                           \
  }                                                                                                \
  SOLVER_API(PP##gesv_bufferSize, cusolverDnHandle_t handle, int, int, T *, int, int *, T *, int,  \
             T *, int, void *, size_t *size) {                                                     \
    return noBytes(handle, size);                                                                  \
  }                                                                                                \
  SOLVER_API(PP##gesv, cusolverDnHandle_t handle, int n, int nrhs, T *a, int lda, int *pivots,     \
             T *b, int ldb, T *x, int ldx, void *, size_t, int *iterations, int *info) {           \
    return gesv(handle, n, nrhs, a, lda, pivots, b, ldb, x, ldx, iterations, info);                \
  }                                                                                                \
  SOLVER_API(PP##gels_bufferSize, cusolverDnHandle_t handle, int, int, int, T *, int, T *, int,    \
             T *, int, void *, size_t *size) {                                                     \
    return noBytes(handle, size);                                                                  \
  }                                                                                                \
  SOLVER_API(PP##gels, cusolverDnHandle_t handle, int m, int n, int nrhs, T *a, int lda, T *b,     \
             int ldb, T *x, int ldx, void *, size_t, int *iterations, int *info) {                 \
    return gels(handle, m, n, nrhs, a, lda, b, ldb, x, ldx, iterations, info);                     \
  }                                                                                                \
  SOLVER_QUERY(P##gebrd_bufferSize, int, int)                                                      \
  SOLVER_API(P##gebrd, cusolverDnHandle_t handle, int m, int n, T *a, int lda, R *d, R *e,         \
             T *tauq, T *taup, T *, int, int *info) {                                              \
    return gebrd(handle, m, n, a, lda, d, e, tauq, taup, info);                                    \
  }                                                                                                \
  SOLVER_QUERY(OR##gbr_bufferSize, cublasSideMode_t, int, int, int, const T *, int, const T *)     \
  SOLVER_API(OR##gbr, cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, T *a, \
             int lda, const T *tau, T *, int, int *info) {                                         \
    return orgbr(handle, side, m, n, k, a, lda, tau, info);                                        \
  }                                                                                                \
  SOLVER_QUERY(SY##trd_bufferSize, cublasFillMode_t, int, const T *, int, const R *, const R *,    \
               const T *)                                                                          \
  SOLVER_API(SY##trd, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a, int lda,      \
             R *d, R *e, T *tau, T *, int, int *info) {                                            \
    return sytrd(handle, uplo, n, a, lda, d, e, tau, info);                                        \
  }                                                                                                \
  SOLVER_QUERY(OR##gtr_bufferSize, cublasFillMode_t, int, const T *, int, const T *)               \
  SOLVER_API(OR##gtr, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T *a, int lda,      \
             const T *tau, T *, int, int *info) {                                                  \
    return orgtr(handle, uplo, n, a, lda, tau, info);                                              \
  }                                                                                                \
  SOLVER_QUERY(OR##mtr_bufferSize, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, int,     \
               int, const T *, int, const T *, const T *, int)                                     \
  SOLVER_API(OR##mtr, cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,     \
             cublasOperation_t trans, int m, int n, T *a, int lda, T *tau, T *c, int ldc, T *,     \
             int, int *info) {                                                                     \
    return ormtr<T>(handle, side, uplo, trans, m, n, a, lda, tau, c, ldc, info);                   \
  }
TRANSHIP_SOLVER_OF_TYPE(S, SS, Sor, Ssy, float, float)
TRANSHIP_SOLVER_OF_TYPE(D, DD, Dor, Dsy, double, double)
TRANSHIP_SOLVER_OF_TYPE(C, CC, Cun, Che, float2, float)
TRANSHIP_SOLVER_OF_TYPE(Z, ZZ, Zun, Zhe, double2, double)

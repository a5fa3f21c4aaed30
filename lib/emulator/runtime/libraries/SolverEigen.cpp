// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Eigenvalues and singular values: some of them, generalized problems, Jacobi's methods, batches.
#include "libraries/Jacobi.h"

#include <cstring>

using namespace tranship::emulator;

namespace {

/// Which eigenvalues a caller wants.
template <class R> struct Range {
  char kind; ///< LAPACK's letter
  R above, upTo;
  int first, last; ///< from 1

  bool isValid(int n) const {
    return kind == 'V' ? above < upTo
                       : kind != 'I' || (first >= 1 && first <= last && last <= n) || n == 0;
  }
};

/// Moves the wanted values and their vectors to the front. Returns how many there are.
template <class T>
int select(const Range<RealOf<T>> &range, char job, int n, T *a, int lda, RealOf<T> *values) {
  int count = 0;
  for (int i = 0; i < n; ++i) {
    if (range.kind == 'V' ? values[i] <= range.above || values[i] > range.upTo
                          : range.kind == 'I' && (i + 1 < range.first || i + 1 > range.last))
      continue;
    values[count] = values[i];
    if (job == 'V' && count != i)
      std::memcpy(a + size_t(count) * lda, a + size_t(i) * lda, n * sizeof(T));
    ++count;
  }
  return count;
}

template <class T>
cusolverStatus_t syevdx(cusolverDnHandle_t handle, cusolverEigMode_t mode, Range<RealOf<T>> range,
                        cublasFillMode_t fill, int n, T *a, int lda, int *found, RealOf<T> *values,
                        int *info) {
  return enqueue(handle, fits(n, n, lda) && range.isValid(n), [=] {
    symmetricEigen(letterOf(mode), letterOf(fill), n, a, lda, values, info);
    *found = *info ? 0 : select(range, letterOf(mode), n, a, lda, values);
  });
}

template <class T>
void generalizedEigen(int type, char job, char uplo, int n, T *a, int lda, T *b, int ldb,
                      RealOf<T> *values, int *info) {
  std::vector<int> integers(5 * size_t(n) + 3);
  std::vector<RealOf<T>> reals(1 + 5 * size_t(n) + 2 * size_t(n) * n);
  int count = int(integers.size()), realCount = int(reals.size());
  withMemory<T>([&](T *work, int *size) {
    if constexpr (isComplex<T>)
      lapackOf<T>("sygvd", true, &type, &job, &uplo, &n, a, &lda, b, &ldb, values, work, size,
                  reals.data(), &realCount, integers.data(), &count, info);
    else
      lapackOf<T>("sygvd", true, &type, &job, &uplo, &n, a, &lda, b, &ldb, values, work, size,
                  integers.data(), &count, info);
  });
}

template <class T>
cusolverStatus_t sygvd(cusolverDnHandle_t handle, cusolverEigType_t type, cusolverEigMode_t mode,
                       cublasFillMode_t fill, int n, T *a, int lda, T *b, int ldb,
                       RealOf<T> *values, int *info) {
  return enqueue(handle, fits(n, n, lda) && fits(n, n, ldb), [=] {
    generalizedEigen(numberOf(type), letterOf(mode), letterOf(fill), n, a, lda, b, ldb, values,
                     info);
  });
}

template <class T>
cusolverStatus_t sygvdx(cusolverDnHandle_t handle, cusolverEigType_t type, cusolverEigMode_t mode,
                        Range<RealOf<T>> range, cublasFillMode_t fill, int n, T *a, int lda, T *b,
                        int ldb, int *found, RealOf<T> *values, int *info) {
  bool isValid = fits(n, n, lda) && fits(n, n, ldb) && range.isValid(n);
  return enqueue(handle, isValid, [=] {
    generalizedEigen(numberOf(type), letterOf(mode), letterOf(fill), n, a, lda, b, ldb, values,
                     info);
    *found = *info ? 0 : select(range, letterOf(mode), n, a, lda, values);
  });
}

/// Reduces the problem to an ordinary one as LAPACK does, and solves that by Jacobi's method.
template <class T>
cusolverStatus_t sygvj(cusolverDnHandle_t handle, cusolverEigType_t kind, cusolverEigMode_t mode,
                       cublasFillMode_t fill, int n, T *a, int lda, T *b, int ldb,
                       RealOf<T> *values, int *info, TranshipJacobi *jacobi) {
  bool isValid = fits(n, n, lda) && fits(n, n, ldb) && jacobi;
  return enqueue(handle, isValid, [=]() mutable {
    int type = numberOf(kind);
    char job = letterOf(mode), uplo = letterOf(fill), plain = 'N', other = 'N';
    lapackOf<T>("potrf", false, &uplo, &n, b, &ldb, info);
    if (*info) {
      *info += n;
      return;
    }
    lapackOf<T>("sygst", true, &type, &uplo, &n, a, &lda, b, &ldb, info);
    jacobiEigen(job, uplo, n, a, lda, values, info, *jacobi);
    jacobi->hasRun = true;
    // Back to vectors of the problem: x = inv(L)* y, or L y for the third kind.
    const char adjoint = isComplex<T> ? 'C' : 'T';
    for (int column = 0, one = 1; job == 'V' && column < n; ++column) {
      T *vector = a + size_t(column) * lda;
      if (type == 3) {
        other = uplo == 'U' ? adjoint : 'N';
        lapackOf<T>("trmv", false, &uplo, &other, &plain, &n, b, &ldb, vector, &one);
      } else {
        other = uplo == 'U' ? 'N' : adjoint;
        lapackOf<T>("trsv", false, &uplo, &other, &plain, &n, b, &ldb, vector, &one);
      }
    }
  });
}

template <class T>
cusolverStatus_t syevj(cusolverDnHandle_t handle, cusolverEigMode_t mode, cublasFillMode_t fill,
                       int n, T *a, int lda, RealOf<T> *values, int *info, TranshipJacobi *jacobi,
                       int batch, bool isBatch) {
  return enqueue(handle, fits(n, n, lda) && jacobi && batch >= 0, [=] {
    for (int i = 0; i < batch; ++i)
      jacobiEigen(letterOf(mode), letterOf(fill), n, a + size_t(i) * n * lda, lda,
                  values + size_t(i) * n, info + i, *jacobi);
    jacobi->hasRun = !isBatch;
  });
}

template <class T>
cusolverStatus_t gesvdj(cusolverDnHandle_t handle, cusolverEigMode_t mode, bool economy, int m,
                        int n, T *a, int lda, RealOf<T> *s, T *u, int ldu, T *v, int ldv, int *info,
                        TranshipJacobi *jacobi, int batch, bool isBatch) {
  bool isValid = fits(m, n, lda) && jacobi && batch >= 0;
  char job = letterOf(mode);
  if (job == 'V')
    isValid &= fits(m, 0, ldu) && fits(n, 0, ldv);
  return enqueue(handle, isValid, [=] {
    for (size_t i = 0; i < size_t(batch); ++i)
      jacobiSingular(job, economy, m, n, a + i * n * lda, lda, s + i * std::min(m, n),
                     u + (job == 'V' ? i * m * ldu : 0), ldu, v + (job == 'V' ? i * n * ldv : 0),
                     ldv, info + i, *jacobi);
    jacobi->hasRun = !isBatch;
  });
}

/// The largest singular values of each matrix, with the norm of what they leave out.
template <class T>
cusolverStatus_t gesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t mode, int rank,
                                      int m, int n, const T *a, int lda, long long strideA,
                                      RealOf<T> *s, long long strideS, T *u, int ldu,
                                      long long strideU, T *v, int ldv, long long strideV,
                                      int *info, double *residuals, int batch) {
  bool isValid = fits(m, n, lda) && m >= n && rank >= 0 && rank <= n && batch >= 0;
  return enqueue(handle, isValid, [=] {
    using N = typename Number<T>::type;
    char job = letterOf(mode);
    int rows = std::max(m, 1), columns = std::max(n, 1);
    for (int i = 0; i < batch; ++i) {
      std::vector<T> copy(size_t(rows) * columns), left(copy.size()),
          right(size_t(columns) * columns);
      for (int column = 0; column < n; ++column)
        std::memcpy(&copy[size_t(column) * rows], a + i * strideA + size_t(column) * lda,
                    m * sizeof(T));
      std::vector<RealOf<T>> values(columns);
      singularValues('S', 'S', m, n, copy.data(), rows, values.data(), left.data(), rows,
                     right.data(), columns, info + i);
      double rest = 0;
      for (int k = 0; k < n; ++k)
        if (k < rank)
          s[i * strideS + k] = values[k];
        else
          rest += double(values[k]) * values[k];
      if (residuals)
        residuals[i] = std::sqrt(rest);
      for (int k = 0; job == 'V' && k < rank; ++k) {
        std::memcpy(u + i * strideU + size_t(k) * ldu, &left[size_t(k) * rows], m * sizeof(T));
        for (int row = 0; row < n; ++row) { // LAPACK returns the adjoint
          N element = reinterpret_cast<N &>(right[k + size_t(row) * columns]);
          if constexpr (isComplex<T>)
            element = std::conj(element);
          reinterpret_cast<N &>(v[i * strideV + row + size_t(k) * ldv]) = element;
        }
      }
    }
  });
}

cusolverStatus_t set(TranshipJacobi *jacobi, bool isValid, auto change) {
  if (!jacobi || !isValid)
    return solverInvalid;
  change(*jacobi);
  return solverSuccess;
}

cusolverStatus_t get(cusolverDnHandle_t handle, const TranshipJacobi *jacobi, auto read) {
  if (!handle)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  if (!jacobi)
    return solverInvalid;
  if (!jacobi->hasRun) // of a batch, nothing is known
    return CUSOLVER_STATUS_NOT_SUPPORTED;
  read(*jacobi);
  return solverSuccess;
}

} // namespace

#define TRANSHIP_SOLVER_OF_JACOBI(Name, Method)                                                    \
  SOLVER_API(Create##Name##Info, TranshipJacobi **info) {                                          \
    if (!info)                                                                                     \
      return solverInvalid;                                                                        \
    *info = new TranshipJacobi;                                                                    \
    return solverSuccess;                                                                          \
  }                                                                                                \
  SOLVER_API(Destroy##Name##Info, TranshipJacobi *info) {                                          \
    delete info;                                                                                   \
    return solverSuccess;                                                                          \
  }                                                                                                \
  SOLVER_API(X##Method##SetMaxSweeps, TranshipJacobi *info, int sweeps) {                          \
    return set(info, sweeps > 0, [=](TranshipJacobi &jacobi) { jacobi.maxSweeps = sweeps; });      \
  }                                                                                                \
  SOLVER_API(X##Method##SetSortEig, TranshipJacobi *info, int sorts) {                             \
    return set(info, true, [=](TranshipJacobi &jacobi) { jacobi.sorts = sorts != 0; });            \
  }                                                                                                \
  SOLVER_API(X##Method##SetTolerance, TranshipJacobi *info, double tolerance) {                    \
    return set(info, tolerance >= 0,                                                               \
               [=](TranshipJacobi &jacobi) { jacobi.tolerance = tolerance; });                     \
  }                                                                                                \
  SOLVER_API(X##Method##GetResidual, cusolverDnHandle_t handle, TranshipJacobi *info,              \
             double *residual) {                                                                   \
    return get(handle, info, [=](const TranshipJacobi &jacobi) { *residual = jacobi.residual; });  \
  }                                                                                                \
  SOLVER_API(X##Method##GetSweeps, cusolverDnHandle_t handle, TranshipJacobi *info, int *sweeps) { \
    return get(handle, info, [=](const TranshipJacobi &jacobi) { *sweeps = jacobi.sweeps; });      \
  }
TRANSHIP_SOLVER_OF_JACOBI(Gesvdj, gesvdj)
TRANSHIP_SOLVER_OF_JACOBI(Syevj, syevj)

#define SOLVER_RANGE                                                                               \
  Range<decltype(vl)> { letterOf(range), vl, vu, il, iu }
#define TRANSHIP_SOLVER_OF_TYPE(P, SY, T, R)                                                       \
  SOLVER_API(SY##evdx_bufferSize, cusolverDnHandle_t handle, cusolverEigMode_t,                    \
             cusolverEigRange_t, cublasFillMode_t, int, const T *, int, R, R, int, int, int *,     \
             const R *, int *size) {                                                               \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(SY##evdx, cusolverDnHandle_t handle, cusolverEigMode_t job, cusolverEigRange_t range, \
             cublasFillMode_t uplo, int n, T *a, int lda, R vl, R vu, int il, int iu, int *found,  \
             R *values, T *, int, int *info) {                                                     \
    return syevdx(handle, job, SOLVER_RANGE, uplo, n, a, lda, found, values, info);                \
  }                                                                                                \
  SOLVER_API(SY##gvd_bufferSize, cusolverDnHandle_t handle, cusolverEigType_t, cusolverEigMode_t,  \
             cublasFillMode_t, int, const T *, int, const T *, int, const R *, int *size) {        \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(SY##gvd, cusolverDnHandle_t handle, cusolverEigType_t type, cusolverEigMode_t job,    \
             cublasFillMode_t uplo, int n, T *a, int lda, T *b, int ldb, R *values, T *, int,      \
             int *info) {                                                                          \
    return sygvd(handle, type, job, uplo, n, a, lda, b, ldb, values, info);                        \
  }                                                                                                \
  SOLVER_API(SY##gvdx_bufferSize, cusolverDnHandle_t handle, cusolverEigType_t, cusolverEigMode_t, \
             cusolverEigRange_t, cublasFillMode_t, int, const T *, int, const T *, int, R, R, int, \
             int, int *, const R *, int *size) {                                                   \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(SY##gvdx, cusolverDnHandle_t handle, cusolverEigType_t type, cusolverEigMode_t job,   \
             cusolverEigRange_t range, cublasFillMode_t uplo, int n, T *a, int lda, T *b, int ldb, \
             R vl, R vu, int il, int iu, int *found, R *values, T *, int, int *info) {             \
    return sygvdx(handle, type, job, SOLVER_RANGE, uplo, n, a, lda, b, ldb, found, values, info);  \
  }                                                                                                \
  SOLVER_API(SY##gvj_bufferSize, cusolverDnHandle_t handle, cusolverEigType_t, cusolverEigMode_t,  \
             cublasFillMode_t, int, const T *, int, const T *, int, const R *, int *size,          \
             TranshipJacobi *) {                                                                   \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(SY##gvj, cusolverDnHandle_t handle, cusolverEigType_t type, cusolverEigMode_t job,    \
             cublasFillMode_t uplo, int n, T *a, int lda, T *b, int ldb, R *values, T *, int,      \
             int *info, TranshipJacobi *params) {                                                  \
    return sygvj(handle, type, job, uplo, n, a, lda, b, ldb, values, info, params);                \
  }                                                                                                \
  SOLVER_API(SY##evj_bufferSize, cusolverDnHandle_t handle, cusolverEigMode_t, cublasFillMode_t,   \
             int, const T *, int, const R *, int *size, TranshipJacobi *) {                        \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(SY##evj, cusolverDnHandle_t handle, cusolverEigMode_t job, cublasFillMode_t uplo,     \
             int n, T *a, int lda, R *values, T *, int, int *info, TranshipJacobi *params) {       \
    return syevj(handle, job, uplo, n, a, lda, values, info, params, 1, false);                    \
  }                                                                                                \
  SOLVER_API(SY##evjBatched_bufferSize, cusolverDnHandle_t handle, cusolverEigMode_t,              \
             cublasFillMode_t, int, const T *, int, const R *, int *size, TranshipJacobi *, int) { \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(SY##evjBatched, cusolverDnHandle_t handle, cusolverEigMode_t job,                     \
             cublasFillMode_t uplo, int n, T *a, int lda, R *values, T *, int, int *info,          \
             TranshipJacobi *params, int batch) {                                                  \
    return syevj(handle, job, uplo, n, a, lda, values, info, params, batch, true);                 \
  }                                                                                                \
  SOLVER_API(P##gesvdj_bufferSize, cusolverDnHandle_t handle, cusolverEigMode_t, int, int, int,    \
             const T *, int, const R *, const T *, int, const T *, int, int *size,                 \
             TranshipJacobi *) {                                                                   \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(P##gesvdj, cusolverDnHandle_t handle, cusolverEigMode_t job, int economy, int m,      \
             int n, T *a, int lda, R *s, T *u, int ldu, T *v, int ldv, T *, int, int *info,        \
             TranshipJacobi *params) {                                                             \
    return gesvdj(handle, job, economy != 0, m, n, a, lda, s, u, ldu, v, ldv, info, params, 1,     \
                  false);                                                                          \
  }                                                                                                \
  SOLVER_API(P##gesvdjBatched_bufferSize, cusolverDnHandle_t handle, cusolverEigMode_t, int, int,  \
             const T *, int, const R *, const T *, int, const T *, int, int *size,                 \
             TranshipJacobi *, int) {                                                              \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(P##gesvdjBatched, cusolverDnHandle_t handle, cusolverEigMode_t job, int m, int n,     \
             T *a, int lda, R *s, T *u, int ldu, T *v, int ldv, T *, int, int *info,               \
             TranshipJacobi *params, int batch) {                                                  \
    return gesvdj(handle, job, false, m, n, a, lda, s, u, ldu, v, ldv, info, params, batch, true); \
  }                                                                                                \
  SOLVER_API(P##gesvdaStridedBatched_bufferSize, cusolverDnHandle_t handle, cusolverEigMode_t,     \
             int, int, int, const T *, int, long long, const R *, long long, const T *, int,       \
             long long, const T *, int, long long, int *size, int) {                               \
    return noMemory(handle, size);                                                                 \
  }                                                                                                \
  SOLVER_API(P##gesvdaStridedBatched, cusolverDnHandle_t handle, cusolverEigMode_t job, int rank,  \
             int m, int n, const T *a, int lda, long long strideA, R *s, long long strideS, T *u,  \
             int ldu, long long strideU, T *v, int ldv, long long strideV, T *, int, int *info,    \
             double *residuals, int batch) {                                                       \
    return gesvdaStridedBatched(handle, job, rank, m, n, a, lda, strideA, s, strideS, u, ldu,      \
                                strideU, v, ldv, strideV, info, residuals, batch);                 \
  }
TRANSHIP_SOLVER_OF_TYPE(S, Ssy, float, float)
TRANSHIP_SOLVER_OF_TYPE(D, Dsy, double, double)
TRANSHIP_SOLVER_OF_TYPE(C, Che, float2, float)
TRANSHIP_SOLVER_OF_TYPE(Z, Zhe, double2, double)

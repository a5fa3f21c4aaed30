// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What cuBLAS computes, mostly with CBLAS; our own loops do what BLAS lacks.
#include "libraries/BlasCalls.h"

#include <cmath>

using namespace tranship::emulator;

namespace {

float magnitude(float value) { return std::fabs(value); }
double magnitude(double value) { return std::fabs(value); }
float magnitude(float2 value) { return std::fabs(value.x) + std::fabs(value.y); }
double magnitude(double2 value) { return std::fabs(value.x) + std::fabs(value.y); }

/// Returns element (row, column) of the matrix that the operation is applied to.
template <class T>
T element(const T *matrix, int ld, cublasOperation_t operation, int row, int column) {
  switch (cblas(operation)) {
  case noTranspose:
    return matrix[row + size_t(column) * ld];
  case transpose:
    return matrix[column + size_t(row) * ld];
  default:
    return conjugate(matrix[column + size_t(row) * ld]);
  }
}

/// Returns the position of the first smallest element, counted from 1.
template <class T> int smallest(int n, const T *x, int step) {
  int best = 0;
  for (int i = 1; i < n; ++i)
    if (magnitude(x[size_t(i) * step]) < magnitude(x[size_t(best) * step]))
      best = i;
  return n > 0 && step > 0 ? best + 1 : 0;
}

/// Computes alpha op(a) + beta op(b). A matrix whose factor is 0 is not read.
template <class T>
void add(cublasOperation_t transa, cublasOperation_t transb, int m, int n, T alpha, const T *a,
         int lda, T beta, const T *b, int ldb, T *c, int ldc) {
  for (int column = 0; column < n; ++column)
    for (int row = 0; row < m; ++row) {
      T sum{};
      if (alpha != T{})
        sum += alpha * element(a, lda, transa, row, column);
      if (beta != T{})
        sum += beta * element(b, ldb, transb, row, column);
      c[row + size_t(column) * ldc] = sum;
    }
}

template <class T>
void scaleByDiagonal(cublasSideMode_t side, int m, int n, const T *a, int lda, const T *x, int step,
                     T *c, int ldc) {
  bool isLeft = cblas(side) == leftSide;
  const T *first = step < 0 ? x - ptrdiff_t(isLeft ? m - 1 : n - 1) * step : x;
  for (int column = 0; column < n; ++column)
    for (int row = 0; row < m; ++row)
      c[row + size_t(column) * ldc] =
          first[ptrdiff_t(isLeft ? row : column) * step] * a[row + size_t(column) * lda];
}

/// Computes the LU decomposition in place; without `pivots`, rows are not exchanged. Returns the
/// first column (from 1) whose pivot is 0, or 0.
template <class T> int decompose(int n, T *a, int lda, int *pivots) {
  int zero = 0;
  auto at = [&](int row, int column) -> T & { return a[row + size_t(column) * lda]; };
  for (int k = 0; k < n; ++k) {
    int pivot = k;
    if (pivots) {
      for (int row = k + 1; row < n; ++row)
        if (std::abs(at(row, k)) > std::abs(at(pivot, k)))
          pivot = row;
      pivots[k] = pivot + 1;
      if (pivot != k)
        for (int column = 0; column < n; ++column)
          std::swap(at(k, column), at(pivot, column));
    }
    if (at(k, k) == T{}) {
      if (!zero)
        zero = k + 1;
      continue;
    }
    for (int row = k + 1; row < n; ++row)
      at(row, k) /= at(k, k);
    for (int column = k + 1; column < n; ++column)
      for (int row = k + 1; row < n; ++row)
        at(row, column) -= at(row, k) * at(k, column);
  }
  return zero;
}

constexpr cublasStatus_t success = CUBLAS_STATUS_SUCCESS;

} // namespace

#define TRANSHIP_BLAS_OF_TYPE(P, RP, IP, p, rp, ip, T, R, FACTOR)                                  \
  BLAS_API(P##axpy, cublasHandle_t handle, int n, const T *alpha, const T *x, int incx, T *y,      \
           int incy) {                                                                             \
    return enqueue(handle, [=, alpha = Factor(handle, alpha)] {                                    \
      CBLAS(p "axpy", n, FACTOR(alpha), x, incx, y, incy);                                         \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##copy, cublasHandle_t handle, int n, const T *x, int incx, T *y, int incy) {          \
    return enqueue(handle, [=] {                                                                   \
      CBLAS(p "copy", n, x, incx, y, incy);                                                        \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##swap, cublasHandle_t handle, int n, T *x, int incx, T *y, int incy) {                \
    return enqueue(handle, [=] {                                                                   \
      CBLAS(p "swap", n, x, incx, y, incy);                                                        \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##scal, cublasHandle_t handle, int n, const T *alpha, T *x, int incx) {                \
    return enqueue(handle, [=, alpha = Factor(handle, alpha)] {                                    \
      CBLAS(p "scal", n, FACTOR(alpha), x, incx);                                                  \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(RP##nrm2, cublasHandle_t handle, int n, const T *x, int incx, R *result) {              \
    return enqueue(handle, [=] {                                                                   \
      *result = CBLAS_RESULT(R, rp "nrm2", n, x, incx);                                            \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(RP##asum, cublasHandle_t handle, int n, const T *x, int incx, R *result) {              \
    return enqueue(handle, [=] {                                                                   \
      *result = CBLAS_RESULT(R, rp "asum", n, x, incx);                                            \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(IP##amax, cublasHandle_t handle, int n, const T *x, int incx, int *result) {            \
    return enqueue(handle, [=] {                                                                   \
      *result = n > 0 && incx > 0 ? int(CBLAS_RESULT(size_t, ip "amax", n, x, incx)) + 1 : 0;      \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(IP##amin, cublasHandle_t handle, int n, const T *x, int incx, int *result) {            \
    return enqueue(handle, [=] {                                                                   \
      *result = smallest(n, x, incx);                                                              \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##gemv, cublasHandle_t handle, cublasOperation_t trans, int m, int n, const T *alpha,  \
           const T *a, int lda, const T *x, int incx, const T *beta, T *y, int incy) {             \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(p "gemv", columnMajor, cblas(trans), m, n, FACTOR(alpha), a, lda, x, incx,             \
            FACTOR(beta), y, incy);                                                                \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##trsv, cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,         \
           cublasDiagType_t diag, int n, const T *a, int lda, T *x, int incx) {                    \
    return enqueue(handle, [=] {                                                                   \
      CBLAS(p "trsv", columnMajor, cblas(uplo), cblas(trans), cblas(diag), n, a, lda, x, incx);    \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##trmv, cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,         \
           cublasDiagType_t diag, int n, const T *a, int lda, T *x, int incx) {                    \
    return enqueue(handle, [=] {                                                                   \
      CBLAS(p "trmv", columnMajor, cblas(uplo), cblas(trans), cblas(diag), n, a, lda, x, incx);    \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##gemm, cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,     \
           int m, int n, int k, const T *alpha, const T *a, int lda, const T *b, int ldb,          \
           const T *beta, T *c, int ldc) {                                                         \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(p "gemm", columnMajor, cblas(transa), cblas(transb), m, n, k, FACTOR(alpha), a, lda,   \
            b, ldb, FACTOR(beta), c, ldc);                                                         \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##gemmBatched, cublasHandle_t handle, cublasOperation_t transa,                        \
           cublasOperation_t transb, int m, int n, int k, const T *alpha, const T *const a[],      \
           int lda, const T *const b[], int ldb, const T *beta, T *const c[], int ldc,             \
           int count) {                                                                            \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      for (int i = 0; i < count; ++i)                                                              \
        if (cublasStatus_t status = cublas##P##gemm(handle, transa, transb, m, n, k, &*alpha,      \
                                                    a[i], lda, b[i], ldb, &*beta, c[i], ldc))      \
          return status;                                                                           \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##gemmStridedBatched, cublasHandle_t handle, cublasOperation_t transa,                 \
           cublasOperation_t transb, int m, int n, int k, const T *alpha, const T *a, int lda,     \
           long long strideA, const T *b, int ldb, long long strideB, const T *beta, T *c,         \
           int ldc, long long strideC, int count) {                                                \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      for (int i = 0; i < count; ++i)                                                              \
        if (cublasStatus_t status =                                                                \
                cublas##P##gemm(handle, transa, transb, m, n, k, &*alpha, a + i * strideA, lda,    \
                                b + i * strideB, ldb, &*beta, c + i * strideC, ldc))               \
          return status;                                                                           \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##symm, cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,    \
           int n, const T *alpha, const T *a, int lda, const T *b, int ldb, const T *beta, T *c,   \
           int ldc) {                                                                              \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(p "symm", columnMajor, cblas(side), cblas(uplo), m, n, FACTOR(alpha), a, lda, b, ldb,  \
            FACTOR(beta), c, ldc);                                                                 \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##syrk, cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,  \
           int k, const T *alpha, const T *a, int lda, const T *beta, T *c, int ldc) {             \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(p "syrk", columnMajor, cblas(uplo), cblas(trans), n, k, FACTOR(alpha), a, lda,         \
            FACTOR(beta), c, ldc);                                                                 \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##trsm, cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,           \
           cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const T *alpha,           \
           const T *a, int lda, T *b, int ldb) {                                                   \
    return enqueue(handle, [=, alpha = Factor(handle, alpha)] {                                    \
      CBLAS(p "trsm", columnMajor, cblas(side), cblas(uplo), cblas(trans), cblas(diag), m, n,      \
            FACTOR(alpha), a, lda, b, ldb);                                                        \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##geam, cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,     \
           int m, int n, const T *alpha, const T *a, int lda, const T *beta, const T *b, int ldb,  \
           T *c, int ldc) {                                                                        \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      add(transa, transb, m, n, *numbers(&*alpha), numbers(a), lda, *numbers(&*beta), numbers(b),  \
          ldb, numbers(c), ldc);                                                                   \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##dgmm, cublasHandle_t handle, cublasSideMode_t side, int m, int n, const T *a,        \
           int lda, const T *x, int incx, T *c, int ldc) {                                         \
    return enqueue(handle, [=] {                                                                   \
      scaleByDiagonal(side, m, n, numbers(a), lda, numbers(x), incx, numbers(c), ldc);             \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##getrfBatched, cublasHandle_t handle, int n, T *const a[], int lda, int *pivots,      \
           int *info, int count) {                                                                 \
    return enqueue(handle, [=] {                                                                   \
      for (int i = 0; i < count; ++i)                                                              \
        info[i] = decompose(n, numbers(a[i]), lda, pivots ? pivots + size_t(i) * n : nullptr);     \
      return success;                                                                              \
    });                                                                                            \
  }
TRANSHIP_BLAS_OF_TYPE(S, S, Is, "s", "s", "is", float, float, BY_VALUE)
TRANSHIP_BLAS_OF_TYPE(D, D, Id, "d", "d", "id", double, double, BY_VALUE)
TRANSHIP_BLAS_OF_TYPE(C, Sc, Ic, "c", "sc", "ic", float2, float, BY_POINTER)
TRANSHIP_BLAS_OF_TYPE(Z, Dz, Iz, "z", "dz", "iz", double2, double, BY_POINTER)

#define TRANSHIP_BLAS_OF_REAL(P, p, T)                                                             \
  BLAS_API(P##dot, cublasHandle_t handle, int n, const T *x, int incx, const T *y, int incy,       \
           T *result) {                                                                            \
    return enqueue(handle, [=] {                                                                   \
      *result = CBLAS_RESULT(T, p "dot", n, x, incx, y, incy);                                     \
      return success;                                                                              \
    });                                                                                            \
  }
TRANSHIP_BLAS_OF_REAL(S, "s", float)
TRANSHIP_BLAS_OF_REAL(D, "d", double)

#define BLAS_COMPLEX_DOT(name, function, T)                                                        \
  BLAS_API(name, cublasHandle_t handle, int n, const T *x, int incx, const T *y, int incy,         \
           T *result) {                                                                            \
    return enqueue(handle, [=] {                                                                   \
      CBLAS(function, n, x, incx, y, incy, result);                                                \
      return success;                                                                              \
    });                                                                                            \
  }
BLAS_COMPLEX_DOT(Cdotu, "cdotu_sub", float2)
BLAS_COMPLEX_DOT(Cdotc, "cdotc_sub", float2)
BLAS_COMPLEX_DOT(Zdotu, "zdotu_sub", double2)
BLAS_COMPLEX_DOT(Zdotc, "zdotc_sub", double2)

#define TRANSHIP_BLAS_GER(name, function, T, FACTOR)                                               \
  BLAS_API(name, cublasHandle_t handle, int m, int n, const T *alpha, const T *x, int incx,        \
           const T *y, int incy, T *a, int lda) {                                                  \
    return enqueue(handle, [=, alpha = Factor(handle, alpha)] {                                    \
      CBLAS(function, columnMajor, m, n, FACTOR(alpha), x, incx, y, incy, a, lda);                 \
      return success;                                                                              \
    });                                                                                            \
  }
TRANSHIP_BLAS_GER(Sger, "sger", float, BY_VALUE)
TRANSHIP_BLAS_GER(Dger, "dger", double, BY_VALUE)
TRANSHIP_BLAS_GER(Cgeru, "cgeru", float2, BY_POINTER)
TRANSHIP_BLAS_GER(Cgerc, "cgerc", float2, BY_POINTER)
TRANSHIP_BLAS_GER(Zgeru, "zgeru", double2, BY_POINTER)
TRANSHIP_BLAS_GER(Zgerc, "zgerc", double2, BY_POINTER)

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What cuBLAS computes with matrices that are symmetric, triangular, banded or packed, and rotations.
#include "libraries/BlasCalls.h"

#include <algorithm>
#include <cmath>

using namespace tranship::emulator;

namespace {

constexpr cublasStatus_t success = CUBLAS_STATUS_SUCCESS;

/// Rotates pairs of complex numbers.
template <class T, class R, class S>
void rotate(int n, T *x, int stepX, T *y, int stepY, R c, S s) {
  x -= stepX < 0 ? ptrdiff_t(n - 1) * stepX : 0;
  y -= stepY < 0 ? ptrdiff_t(n - 1) * stepY : 0;
  for (int i = 0; i < n; ++i, x += stepX, y += stepY) {
    T rotated = c * *x + s * *y;
    *y = c * *y - conjugate(s) * *x;
    *x = rotated;
  }
}

/// Makes the rotation that turns (a, b) into (r, 0), and stores r in a.
template <class R>
void makeRotation(std::complex<R> &a, std::complex<R> b, R &c, std::complex<R> &s) {
  R length = std::hypot(std::abs(a), std::abs(b));
  if (std::abs(a) == 0) {
    c = 0;
    s = 1;
    a = b;
    return;
  }
  std::complex<R> direction = a / std::abs(a);
  c = std::abs(a) / length;
  s = direction * std::conj(b) / length;
  a = direction * length;
}

} // namespace

#define TRANSHIP_BLAS_OF_TYPE(P, p, T, FACTOR)                                                     \
  BLAS_API(P##gbmv, cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,  \
           const T *alpha, const T *a, int lda, const T *x, int incx, const T *beta, T *y,         \
           int incy) {                                                                             \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(p "gbmv", columnMajor, cblas(trans), m, n, kl, ku, FACTOR(alpha), a, lda, x, incx,     \
            FACTOR(beta), y, incy);                                                                \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_BANDED(P##tbmv, p "tbmv", T)                                                                \
  BLAS_BANDED(P##tbsv, p "tbsv", T)                                                                \
  BLAS_PACKED(P##tpmv, p "tpmv", T)                                                                \
  BLAS_PACKED(P##tpsv, p "tpsv", T)                                                                \
  BLAS_API(P##syr2k, cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, \
           int k, const T *alpha, const T *a, int lda, const T *b, int ldb, const T *beta, T *c,   \
           int ldc) {                                                                              \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(p "syr2k", columnMajor, cblas(uplo), cblas(trans), n, k, FACTOR(alpha), a, lda, b,     \
            ldb, FACTOR(beta), c, ldc);                                                            \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##trmm, cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,           \
           cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const T *alpha,           \
           const T *a, int lda, const T *b, int ldb, T *c, int ldc) {                              \
    return enqueue(handle, [=, alpha = Factor(handle, alpha)] {                                    \
      for (int column = 0; b != c && column < n; ++column)                                         \
        std::copy_n(b + size_t(column) * ldb, m, c + size_t(column) * ldc);                        \
      CBLAS(p "trmm", columnMajor, cblas(side), cblas(uplo), cblas(trans), cblas(diag), m, n,      \
            FACTOR(alpha), a, lda, c, ldc);                                                        \
      return success;                                                                              \
    });                                                                                            \
  }
#define BLAS_BANDED(name, function, T)                                                             \
  BLAS_API(name, cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,            \
           cublasDiagType_t diag, int n, int k, const T *a, int lda, T *x, int incx) {             \
    return enqueue(handle, [=] {                                                                   \
      CBLAS(function, columnMajor, cblas(uplo), cblas(trans), cblas(diag), n, k, a, lda, x, incx); \
      return success;                                                                              \
    });                                                                                            \
  }
#define BLAS_PACKED(name, function, T)                                                             \
  BLAS_API(name, cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,            \
           cublasDiagType_t diag, int n, const T *a, T *x, int incx) {                             \
    return enqueue(handle, [=] {                                                                   \
      CBLAS(function, columnMajor, cblas(uplo), cblas(trans), cblas(diag), n, a, x, incx);         \
      return success;                                                                              \
    });                                                                                            \
  }
TRANSHIP_BLAS_OF_TYPE(S, "s", float, BY_VALUE)
TRANSHIP_BLAS_OF_TYPE(D, "d", double, BY_VALUE)
TRANSHIP_BLAS_OF_TYPE(C, "c", float2, BY_POINTER)
TRANSHIP_BLAS_OF_TYPE(Z, "z", double2, BY_POINTER)

// Symmetric matrices: sy, sb (banded) and sp (packed); complex ones he, hb and hp.
#define TRANSHIP_BLAS_OF_SYMMETRIC(SY, SB, SP, sy, sb, sp, T, R, FACTOR)                           \
  BLAS_API(SY##mv, cublasHandle_t handle, cublasFillMode_t uplo, int n, const T *alpha,            \
           const T *a, int lda, const T *x, int incx, const T *beta, T *y, int incy) {             \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(sy "mv", columnMajor, cblas(uplo), n, FACTOR(alpha), a, lda, x, incx, FACTOR(beta), y, \
            incy);                                                                                 \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(SB##mv, cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const T *alpha,     \
           const T *a, int lda, const T *x, int incx, const T *beta, T *y, int incy) {             \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(sb "mv", columnMajor, cblas(uplo), n, k, FACTOR(alpha), a, lda, x, incx, FACTOR(beta), \
            y, incy);                                                                              \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(SP##mv, cublasHandle_t handle, cublasFillMode_t uplo, int n, const T *alpha,            \
           const T *a, const T *x, int incx, const T *beta, T *y, int incy) {                      \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(sp "mv", columnMajor, cblas(uplo), n, FACTOR(alpha), a, x, incx, FACTOR(beta), y,      \
            incy);                                                                                 \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(SY##r, cublasHandle_t handle, cublasFillMode_t uplo, int n, const R *alpha, const T *x, \
           int incx, T *a, int lda) {                                                              \
    return enqueue(handle, [=, alpha = Factor(handle, alpha)] {                                    \
      CBLAS(sy "r", columnMajor, cblas(uplo), n, *alpha, x, incx, a, lda);                         \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(SP##r, cublasHandle_t handle, cublasFillMode_t uplo, int n, const R *alpha, const T *x, \
           int incx, T *a) {                                                                       \
    return enqueue(handle, [=, alpha = Factor(handle, alpha)] {                                    \
      CBLAS(sp "r", columnMajor, cblas(uplo), n, *alpha, x, incx, a);                              \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(SY##r2, cublasHandle_t handle, cublasFillMode_t uplo, int n, const T *alpha,            \
           const T *x, int incx, const T *y, int incy, T *a, int lda) {                            \
    return enqueue(handle, [=, alpha = Factor(handle, alpha)] {                                    \
      CBLAS(sy "r2", columnMajor, cblas(uplo), n, FACTOR(alpha), x, incx, y, incy, a, lda);        \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(SP##r2, cublasHandle_t handle, cublasFillMode_t uplo, int n, const T *alpha,            \
           const T *x, int incx, const T *y, int incy, T *a) {                                     \
    return enqueue(handle, [=, alpha = Factor(handle, alpha)] {                                    \
      CBLAS(sp "r2", columnMajor, cblas(uplo), n, FACTOR(alpha), x, incx, y, incy, a);             \
      return success;                                                                              \
    });                                                                                            \
  }
TRANSHIP_BLAS_OF_SYMMETRIC(Ssy, Ssb, Ssp, "ssy", "ssb", "ssp", float, float, BY_VALUE)
TRANSHIP_BLAS_OF_SYMMETRIC(Dsy, Dsb, Dsp, "dsy", "dsb", "dsp", double, double, BY_VALUE)
TRANSHIP_BLAS_OF_SYMMETRIC(Che, Chb, Chp, "che", "chb", "chp", float2, float, BY_POINTER)
TRANSHIP_BLAS_OF_SYMMETRIC(Zhe, Zhb, Zhp, "zhe", "zhb", "zhp", double2, double, BY_POINTER)

#define TRANSHIP_BLAS_OF_REAL(P, p, T)                                                             \
  BLAS_API(P##rot, cublasHandle_t handle, int n, T *x, int incx, T *y, int incy, const T *c,       \
           const T *s) {                                                                           \
    return enqueue(handle, [=, c = Factor(handle, c), s = Factor(handle, s)] {                     \
      CBLAS(p "rot", n, x, incx, y, incy, *c, *s);                                                 \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##rotg, cublasHandle_t handle, T *a, T *b, T *c, T *s) {                               \
    return enqueue(handle, [=] {                                                                   \
      CBLAS(p "rotg", a, b, c, s);                                                                 \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##rotm, cublasHandle_t handle, int n, T *x, int incx, T *y, int incy,                  \
           const T *param) {                                                                       \
    return enqueue(handle, [=] {                                                                   \
      CBLAS(p "rotm", n, x, incx, y, incy, param);                                                 \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##rotmg, cublasHandle_t handle, T *d1, T *d2, T *x1, const T *y1, T *param) {          \
    return enqueue(handle, [=] {                                                                   \
      CBLAS(p "rotmg", d1, d2, x1, *y1, param);                                                    \
      return success;                                                                              \
    });                                                                                            \
  }
TRANSHIP_BLAS_OF_REAL(S, "s", float)
TRANSHIP_BLAS_OF_REAL(D, "d", double)

#define TRANSHIP_BLAS_OF_COMPLEX(P, RP, p, rp, T, R)                                               \
  BLAS_API(RP##scal, cublasHandle_t handle, int n, const R *alpha, T *x, int incx) {               \
    return enqueue(handle, [=, alpha = Factor(handle, alpha)] {                                    \
      CBLAS(rp "scal", n, *alpha, x, incx);                                                        \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(RP##rot, cublasHandle_t handle, int n, T *x, int incx, T *y, int incy, const R *c,      \
           const R *s) {                                                                           \
    return enqueue(handle, [=, c = Factor(handle, c), s = Factor(handle, s)] {                     \
      rotate(n, numbers(x), incx, numbers(y), incy, *c, *s);                                       \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##rot, cublasHandle_t handle, int n, T *x, int incx, T *y, int incy, const R *c,       \
           const T *s) {                                                                           \
    return enqueue(handle, [=, c = Factor(handle, c), s = Factor(handle, s)] {                     \
      rotate(n, numbers(x), incx, numbers(y), incy, *c, *numbers(&*s));                            \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##rotg, cublasHandle_t handle, T *a, T *b, R *c, T *s) {                               \
    return enqueue(handle, [=] {                                                                   \
      makeRotation(*numbers(a), *numbers(b), *c, *numbers(s));                                     \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##hemm, cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,    \
           int n, const T *alpha, const T *a, int lda, const T *b, int ldb, const T *beta, T *c,   \
           int ldc) {                                                                              \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(p "hemm", columnMajor, cblas(side), cblas(uplo), m, n, &*alpha, a, lda, b, ldb,        \
            &*beta, c, ldc);                                                                       \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##herk, cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,  \
           int k, const R *alpha, const T *a, int lda, const R *beta, T *c, int ldc) {             \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(p "herk", columnMajor, cblas(uplo), cblas(trans), n, k, *alpha, a, lda, *beta, c,      \
            ldc);                                                                                  \
      return success;                                                                              \
    });                                                                                            \
  }                                                                                                \
  BLAS_API(P##her2k, cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, \
           int k, const T *alpha, const T *a, int lda, const T *b, int ldb, const R *beta, T *c,   \
           int ldc) {                                                                              \
    return enqueue(handle, [=, alpha = Factor(handle, alpha), beta = Factor(handle, beta)] {       \
      CBLAS(p "her2k", columnMajor, cblas(uplo), cblas(trans), n, k, &*alpha, a, lda, b, ldb,      \
            *beta, c, ldc);                                                                        \
      return success;                                                                              \
    });                                                                                            \
  }
TRANSHIP_BLAS_OF_COMPLEX(C, Cs, "c", "cs", float2, float)
TRANSHIP_BLAS_OF_COMPLEX(Z, Zd, "z", "zd", double2, double)

// SPDX-License-Identifier: 0BSD
// cublas.h: its calls on a matrix and vectors. Both C and C++ compilers read it.

//- helper: legacy-blas-gemv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_GEMV(NAME, T)                                                                                      \
  static inline void tranship##NAME(char trans, int m, int n, T alpha, const T *a, int lda, const T *x, int incx,   \
                                    T beta, T *y, int incy) {                                                       \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasOperation(trans), m, n, &alpha, a, lda, x, incx, \
                                   &beta, y, incy));                                                                \
  }
TRANSHIP_GEMV(Sgemv, float)
TRANSHIP_GEMV(Dgemv, double)
TRANSHIP_GEMV(Cgemv, transhipComplex)
TRANSHIP_GEMV(Zgemv, transhipDoubleComplex)
#undef TRANSHIP_GEMV

//- helper: legacy-blas-gbmv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_GBMV(NAME, T)                                                                                        \
  static inline void tranship##NAME(char trans, int m, int n, int kl, int ku, T alpha, const T *a, int lda,           \
                                    const T *x, int incx, T beta, T *y, int incy) {                                   \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasOperation(trans), m, n, kl, ku, &alpha, a, lda, x, \
                                   incx, &beta, y, incy));                                                            \
  }
TRANSHIP_GBMV(Sgbmv, float)
TRANSHIP_GBMV(Dgbmv, double)
TRANSHIP_GBMV(Cgbmv, transhipComplex)
TRANSHIP_GBMV(Zgbmv, transhipDoubleComplex)
#undef TRANSHIP_GBMV

//- helper: legacy-blas-trmv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_TRMV(NAME, T)                                                                                      \
  static inline void tranship##NAME(char uplo, char trans, char diag, int n, const T *a, int lda, T *x, int incx) { \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), transhipBlasOperation(trans),        \
                                   transhipBlasDiag(diag), n, a, lda, x, incx));                                    \
  }
TRANSHIP_TRMV(Strmv, float)
TRANSHIP_TRMV(Dtrmv, double)
TRANSHIP_TRMV(Ctrmv, transhipComplex)
TRANSHIP_TRMV(Ztrmv, transhipDoubleComplex)
#undef TRANSHIP_TRMV

//- helper: legacy-blas-trsv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_TRSV(NAME, T)                                                                                      \
  static inline void tranship##NAME(char uplo, char trans, char diag, int n, const T *a, int lda, T *x, int incx) { \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), transhipBlasOperation(trans),        \
                                   transhipBlasDiag(diag), n, a, lda, x, incx));                                    \
  }
TRANSHIP_TRSV(Strsv, float)
TRANSHIP_TRSV(Dtrsv, double)
TRANSHIP_TRSV(Ctrsv, transhipComplex)
TRANSHIP_TRSV(Ztrsv, transhipDoubleComplex)
#undef TRANSHIP_TRSV

//- helper: legacy-blas-tbmv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_TBMV(NAME, T)                                                                                 \
  static inline void tranship##NAME(char uplo, char trans, char diag, int n, int k, const T *a, int lda, T *x, \
                                    int incx) {                                                                \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), transhipBlasOperation(trans),   \
                                   transhipBlasDiag(diag), n, k, a, lda, x, incx));                            \
  }
TRANSHIP_TBMV(Stbmv, float)
TRANSHIP_TBMV(Dtbmv, double)
TRANSHIP_TBMV(Ctbmv, transhipComplex)
TRANSHIP_TBMV(Ztbmv, transhipDoubleComplex)
#undef TRANSHIP_TBMV

//- helper: legacy-blas-tbsv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_TBSV(NAME, T)                                                                                 \
  static inline void tranship##NAME(char uplo, char trans, char diag, int n, int k, const T *a, int lda, T *x, \
                                    int incx) {                                                                \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), transhipBlasOperation(trans),   \
                                   transhipBlasDiag(diag), n, k, a, lda, x, incx));                            \
  }
TRANSHIP_TBSV(Stbsv, float)
TRANSHIP_TBSV(Dtbsv, double)
TRANSHIP_TBSV(Ctbsv, transhipComplex)
TRANSHIP_TBSV(Ztbsv, transhipDoubleComplex)
#undef TRANSHIP_TBSV

//- helper: legacy-blas-tpmv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_TPMV(NAME, T)                                                                               \
  static inline void tranship##NAME(char uplo, char trans, char diag, int n, const T *a, T *x, int incx) {   \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), transhipBlasOperation(trans), \
                                   transhipBlasDiag(diag), n, a, x, incx));                                  \
  }
TRANSHIP_TPMV(Stpmv, float)
TRANSHIP_TPMV(Dtpmv, double)
TRANSHIP_TPMV(Ctpmv, transhipComplex)
TRANSHIP_TPMV(Ztpmv, transhipDoubleComplex)
#undef TRANSHIP_TPMV

//- helper: legacy-blas-tpsv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_TPSV(NAME, T)                                                                               \
  static inline void tranship##NAME(char uplo, char trans, char diag, int n, const T *a, T *x, int incx) {   \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), transhipBlasOperation(trans), \
                                   transhipBlasDiag(diag), n, a, x, incx));                                  \
  }
TRANSHIP_TPSV(Stpsv, float)
TRANSHIP_TPSV(Dtpsv, double)
TRANSHIP_TPSV(Ctpsv, transhipComplex)
TRANSHIP_TPSV(Ztpsv, transhipDoubleComplex)
#undef TRANSHIP_TPSV

//- helper: legacy-blas-symv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_SYMV(NAME, T)                                                                                       \
  static inline void tranship##NAME(char uplo, int n, T alpha, const T *a, int lda, const T *x, int incx, T beta,    \
                                    T *y, int incy) {                                                                \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), n, &alpha, a, lda, x, incx, &beta, y, \
                                   incy));                                                                           \
  }
TRANSHIP_SYMV(Ssymv, float)
TRANSHIP_SYMV(Dsymv, double)
TRANSHIP_SYMV(Chemv, transhipComplex)
TRANSHIP_SYMV(Zhemv, transhipDoubleComplex)
#undef TRANSHIP_SYMV

//- helper: legacy-blas-sbmv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_SBMV(NAME, T)                                                                                       \
  static inline void tranship##NAME(char uplo, int n, int k, T alpha, const T *a, int lda, const T *x, int incx,     \
                                    T beta, T *y, int incy) {                                                        \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), n, k, &alpha, a, lda, x, incx, &beta, \
                                   y, incy));                                                                        \
  }
TRANSHIP_SBMV(Ssbmv, float)
TRANSHIP_SBMV(Dsbmv, double)
TRANSHIP_SBMV(Chbmv, transhipComplex)
TRANSHIP_SBMV(Zhbmv, transhipDoubleComplex)
#undef TRANSHIP_SBMV

//- helper: legacy-blas-spmv
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_SPMV(NAME, T)                                                                                  \
  static inline void tranship##NAME(char uplo, int n, T alpha, const T *a, const T *x, int incx, T beta, T *y,  \
                                    int incy) {                                                                 \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), n, &alpha, a, x, incx, &beta, y, \
                                   incy));                                                                      \
  }
TRANSHIP_SPMV(Sspmv, float)
TRANSHIP_SPMV(Dspmv, double)
TRANSHIP_SPMV(Chpmv, transhipComplex)
TRANSHIP_SPMV(Zhpmv, transhipDoubleComplex)
#undef TRANSHIP_SPMV

//- helper: legacy-blas-ger
//- language: c
//- requires: legacy-blas
#define TRANSHIP_GER(NAME, T)                                                                                \
  static inline void tranship##NAME(int m, int n, T alpha, const T *x, int incx, const T *y, int incy, T *a, \
                                    int lda) {                                                               \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, m, n, &alpha, x, incx, y, incy, a, lda));             \
  }
TRANSHIP_GER(Sger, float)
TRANSHIP_GER(Dger, double)
TRANSHIP_GER(Cgeru, transhipComplex)
TRANSHIP_GER(Cgerc, transhipComplex)
TRANSHIP_GER(Zgeru, transhipDoubleComplex)
TRANSHIP_GER(Zgerc, transhipDoubleComplex)
#undef TRANSHIP_GER

//- helper: legacy-blas-syr
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_SYR(NAME, T, R)                                                                             \
  static inline void tranship##NAME(char uplo, int n, R alpha, const T *x, int incx, T *a, int lda) {        \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), n, &alpha, x, incx, a, lda)); \
  }
TRANSHIP_SYR(Ssyr, float, float)
TRANSHIP_SYR(Dsyr, double, double)
TRANSHIP_SYR(Cher, transhipComplex, float)
TRANSHIP_SYR(Zher, transhipDoubleComplex, double)
#undef TRANSHIP_SYR

//- helper: legacy-blas-spr
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_SPR(NAME, T, R)                                                                        \
  static inline void tranship##NAME(char uplo, int n, R alpha, const T *x, int incx, T *a) {            \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), n, &alpha, x, incx, a)); \
  }
TRANSHIP_SPR(Sspr, float, float)
TRANSHIP_SPR(Dspr, double, double)
TRANSHIP_SPR(Chpr, transhipComplex, float)
TRANSHIP_SPR(Zhpr, transhipDoubleComplex, double)
#undef TRANSHIP_SPR

//- helper: legacy-blas-syr2
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_SYR2(NAME, T)                                                                                        \
  static inline void tranship##NAME(char uplo, int n, T alpha, const T *x, int incx, const T *y, int incy, T *a,      \
                                    int lda) {                                                                        \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), n, &alpha, x, incx, y, incy, a, lda)); \
  }
TRANSHIP_SYR2(Ssyr2, float)
TRANSHIP_SYR2(Dsyr2, double)
TRANSHIP_SYR2(Cher2, transhipComplex)
TRANSHIP_SYR2(Zher2, transhipDoubleComplex)
#undef TRANSHIP_SYR2

//- helper: legacy-blas-spr2
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_SPR2(NAME, T)                                                                                     \
  static inline void tranship##NAME(char uplo, int n, T alpha, const T *x, int incx, const T *y, int incy, T *a) { \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), n, &alpha, x, incx, y, incy, a));   \
  }
TRANSHIP_SPR2(Sspr2, float)
TRANSHIP_SPR2(Dspr2, double)
TRANSHIP_SPR2(Chpr2, transhipComplex)
TRANSHIP_SPR2(Zhpr2, transhipDoubleComplex)
#undef TRANSHIP_SPR2

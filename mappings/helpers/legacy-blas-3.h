// SPDX-License-Identifier: 0BSD
// cublas.h: its calls on matrices. Both C and C++ compilers read it.

//- helper: legacy-blas-gemm
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_GEMM(NAME, T)                                                                                       \
  static inline void tranship##NAME(char transA, char transB, int m, int n, int k, T alpha, const T *a, int lda,     \
                                    const T *b, int ldb, T beta, T *c, int ldc) {                                    \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasOperation(transA), transhipBlasOperation(transB), \
                                   m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc));                                 \
  }
TRANSHIP_GEMM(Sgemm, float)
TRANSHIP_GEMM(Dgemm, double)
TRANSHIP_GEMM(Cgemm, transhipComplex)
TRANSHIP_GEMM(Zgemm, transhipDoubleComplex)
#undef TRANSHIP_GEMM

//- helper: legacy-blas-symm
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_SYMM(NAME, T)                                                                                       \
  static inline void tranship##NAME(char side, char uplo, int m, int n, T alpha, const T *a, int lda, const T *b,    \
                                    int ldb, T beta, T *c, int ldc) {                                                \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasSide(side), transhipBlasFill(uplo), m, n, &alpha, \
                                   a, lda, b, ldb, &beta, c, ldc));                                                  \
  }
TRANSHIP_SYMM(Ssymm, float)
TRANSHIP_SYMM(Dsymm, double)
TRANSHIP_SYMM(Csymm, transhipComplex)
TRANSHIP_SYMM(Zsymm, transhipDoubleComplex)
TRANSHIP_SYMM(Chemm, transhipComplex)
TRANSHIP_SYMM(Zhemm, transhipDoubleComplex)
#undef TRANSHIP_SYMM

//- helper: legacy-blas-syrk
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_SYRK(NAME, T, R)                                                                                    \
  static inline void tranship##NAME(char uplo, char trans, int n, int k, R alpha, const T *a, int lda, R beta, T *c, \
                                    int ldc) {                                                                       \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), transhipBlasOperation(trans), n, k,   \
                                   &alpha, a, lda, &beta, c, ldc));                                                  \
  }
TRANSHIP_SYRK(Ssyrk, float, float)
TRANSHIP_SYRK(Dsyrk, double, double)
TRANSHIP_SYRK(Csyrk, transhipComplex, transhipComplex)
TRANSHIP_SYRK(Zsyrk, transhipDoubleComplex, transhipDoubleComplex)
TRANSHIP_SYRK(Cherk, transhipComplex, float)
TRANSHIP_SYRK(Zherk, transhipDoubleComplex, double)
#undef TRANSHIP_SYRK

//- helper: legacy-blas-syr2k
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_SYR2K(NAME, T, R)                                                                                 \
  static inline void tranship##NAME(char uplo, char trans, int n, int k, T alpha, const T *a, int lda, const T *b, \
                                    int ldb, R beta, T *c, int ldc) {                                              \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasFill(uplo), transhipBlasOperation(trans), n, k, \
                                   &alpha, a, lda, b, ldb, &beta, c, ldc));                                        \
  }
TRANSHIP_SYR2K(Ssyr2k, float, float)
TRANSHIP_SYR2K(Dsyr2k, double, double)
TRANSHIP_SYR2K(Csyr2k, transhipComplex, transhipComplex)
TRANSHIP_SYR2K(Zsyr2k, transhipDoubleComplex, transhipDoubleComplex)
TRANSHIP_SYR2K(Cher2k, transhipComplex, float)
TRANSHIP_SYR2K(Zher2k, transhipDoubleComplex, double)
#undef TRANSHIP_SYR2K

//- helper: legacy-blas-trmm
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_TRMM(NAME, T)                                                                                       \
  static inline void tranship##NAME(char side, char uplo, char transA, char diag, int m, int n, T alpha, const T *a, \
                                    int lda, T *b, int ldb) {                                                        \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasSide(side), transhipBlasFill(uplo),               \
                                   transhipBlasOperation(transA), transhipBlasDiag(diag), m, n, &alpha, a, lda, b,   \
                                   ldb, b, ldb));                                                                    \
  }
TRANSHIP_TRMM(Strmm, float)
TRANSHIP_TRMM(Dtrmm, double)
TRANSHIP_TRMM(Ctrmm, transhipComplex)
TRANSHIP_TRMM(Ztrmm, transhipDoubleComplex)
#undef TRANSHIP_TRMM

//- helper: legacy-blas-trsm
//- language: c
//- requires: legacy-blas-flags
#define TRANSHIP_TRSM(NAME, T)                                                                                       \
  static inline void tranship##NAME(char side, char uplo, char transA, char diag, int m, int n, T alpha, const T *a, \
                                    int lda, T *b, int ldb) {                                                        \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, transhipBlasSide(side), transhipBlasFill(uplo),               \
                                   transhipBlasOperation(transA), transhipBlasDiag(diag), m, n, &alpha, a, lda, b,   \
                                   ldb));                                                                            \
  }
TRANSHIP_TRSM(Strsm, float)
TRANSHIP_TRSM(Dtrsm, double)
TRANSHIP_TRSM(Ctrsm, transhipComplex)
TRANSHIP_TRSM(Ztrsm, transhipDoubleComplex)
#undef TRANSHIP_TRSM

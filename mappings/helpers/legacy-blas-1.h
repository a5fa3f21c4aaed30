// SPDX-License-Identifier: 0BSD
// cublas.h: cuBLAS without handles. This file has what all of its calls need, and those on vectors. Both C and C++
// compilers read it.

//- helper: legacy-blas
//- language: c
//- includes: hip/hip_runtime_api.h, hipblas/hipblas.h
// A program has one handle, made by cublasInit for the GPU that is current then, and the last error is asked for
// later. As in cublas.h, threads take turns.
#ifdef __cplusplus
extern "C" {
#endif
// All files of the program share them.
__attribute__((weak)) hipblasHandle_t transhipBlasHandle = 0;
__attribute__((weak)) hipblasStatus_t transhipBlasError = HIPBLAS_STATUS_SUCCESS;
#ifdef __cplusplus
}
#endif
#if defined(hipblasVersionMajor) && hipblasVersionMajor < 3 && !defined(HIPBLAS_V2)
typedef hipblasComplex transhipComplex; // before HIP 7
typedef hipblasDoubleComplex transhipDoubleComplex;
#else
typedef hipComplex transhipComplex;
typedef hipDoubleComplex transhipDoubleComplex;
#endif

static inline hipblasStatus_t transhipBlasDone(hipblasStatus_t status) {
  if (status != HIPBLAS_STATUS_SUCCESS)
    transhipBlasError = status;
  return status;
}
static inline hipblasStatus_t transhipBlasGetError(void) {
  hipblasStatus_t error = transhipBlasError;
  transhipBlasError = HIPBLAS_STATUS_SUCCESS;
  return error;
}
static inline hipblasStatus_t transhipBlasInit(void) {
  return transhipBlasHandle ? HIPBLAS_STATUS_SUCCESS : transhipBlasDone(hipblasCreate(&transhipBlasHandle));
}
static inline hipblasStatus_t transhipBlasShutdown(void) {
  hipblasStatus_t status = transhipBlasDone(hipblasDestroy(transhipBlasHandle));
  transhipBlasHandle = 0;
  return status;
}
static inline hipblasStatus_t transhipBlasSetKernelStream(hipStream_t stream) {
  return transhipBlasDone(hipblasSetStream(transhipBlasHandle, stream));
}
static inline hipblasStatus_t transhipBlasAlloc(int n, int elementSize, void **pointer) {
  if (n <= 0 || elementSize <= 0)
    return transhipBlasDone(HIPBLAS_STATUS_INVALID_VALUE);
  return transhipBlasDone(hipMalloc(pointer, (size_t)n * (size_t)elementSize) == hipSuccess ? HIPBLAS_STATUS_SUCCESS
                                                                                            : HIPBLAS_STATUS_ALLOC_FAILED);
}
static inline hipblasStatus_t transhipBlasFree(void *pointer) {
  return transhipBlasDone(hipFree(pointer) == hipSuccess ? HIPBLAS_STATUS_SUCCESS : HIPBLAS_STATUS_INTERNAL_ERROR);
}

//- helper: legacy-blas-flags
//- language: c
//- requires: legacy-blas
// Characters as in Fortran. hipBLAS refuses what they become if they have no meaning.
static inline hipblasOperation_t transhipBlasOperation(char c) {
  return c == 'N' || c == 'n'   ? HIPBLAS_OP_N
         : c == 'T' || c == 't' ? HIPBLAS_OP_T
         : c == 'C' || c == 'c' ? HIPBLAS_OP_C
                                : (hipblasOperation_t)0;
}
static inline hipblasFillMode_t transhipBlasFill(char c) {
  return c == 'U' || c == 'u'   ? HIPBLAS_FILL_MODE_UPPER
         : c == 'L' || c == 'l' ? HIPBLAS_FILL_MODE_LOWER
                                : (hipblasFillMode_t)0;
}
static inline hipblasDiagType_t transhipBlasDiag(char c) {
  return c == 'U' || c == 'u'   ? HIPBLAS_DIAG_UNIT
         : c == 'N' || c == 'n' ? HIPBLAS_DIAG_NON_UNIT
                                : (hipblasDiagType_t)0;
}
static inline hipblasSideMode_t transhipBlasSide(char c) {
  return c == 'L' || c == 'l'   ? HIPBLAS_SIDE_LEFT
         : c == 'R' || c == 'r' ? HIPBLAS_SIDE_RIGHT
                                : (hipblasSideMode_t)0;
}

//- helper: legacy-blas-nrm2
//- language: c
//- requires: legacy-blas
#define TRANSHIP_NRM2(NAME, T, R)                                             \
  static inline R tranship##NAME(int n, const T *x, int incx) {               \
    R result = 0;                                                             \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, n, x, incx, &result)); \
    return result;                                                            \
  }
TRANSHIP_NRM2(Snrm2, float, float)
TRANSHIP_NRM2(Dnrm2, double, double)
TRANSHIP_NRM2(Scnrm2, transhipComplex, float)
TRANSHIP_NRM2(Dznrm2, transhipDoubleComplex, double)
#undef TRANSHIP_NRM2

//- helper: legacy-blas-asum
//- language: c
//- requires: legacy-blas
#define TRANSHIP_ASUM(NAME, T, R)                                             \
  static inline R tranship##NAME(int n, const T *x, int incx) {               \
    R result = 0;                                                             \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, n, x, incx, &result)); \
    return result;                                                            \
  }
TRANSHIP_ASUM(Sasum, float, float)
TRANSHIP_ASUM(Dasum, double, double)
TRANSHIP_ASUM(Scasum, transhipComplex, float)
TRANSHIP_ASUM(Dzasum, transhipDoubleComplex, double)
#undef TRANSHIP_ASUM

//- helper: legacy-blas-dot
//- language: c
//- requires: legacy-blas
//- includes: string.h
#define TRANSHIP_DOT(NAME, T)                                                          \
  static inline T tranship##NAME(int n, const T *x, int incx, const T *y, int incy) {  \
    T result;                                                                          \
    memset((void *)&result, 0, sizeof result);                                         \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, n, x, incx, y, incy, &result)); \
    return result;                                                                     \
  }
TRANSHIP_DOT(Sdot, float)
TRANSHIP_DOT(Ddot, double)
TRANSHIP_DOT(Cdotu, transhipComplex)
TRANSHIP_DOT(Cdotc, transhipComplex)
TRANSHIP_DOT(Zdotu, transhipDoubleComplex)
TRANSHIP_DOT(Zdotc, transhipDoubleComplex)
#undef TRANSHIP_DOT

//- helper: legacy-blas-amax
//- language: c
//- requires: legacy-blas
#define TRANSHIP_AMAX(NAME, T)                                                \
  static inline int tranship##NAME(int n, const T *x, int incx) {             \
    int result = 0;                                                           \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, n, x, incx, &result)); \
    return result;                                                            \
  }
TRANSHIP_AMAX(Isamax, float)
TRANSHIP_AMAX(Idamax, double)
TRANSHIP_AMAX(Icamax, transhipComplex)
TRANSHIP_AMAX(Izamax, transhipDoubleComplex)
TRANSHIP_AMAX(Isamin, float)
TRANSHIP_AMAX(Idamin, double)
TRANSHIP_AMAX(Icamin, transhipComplex)
TRANSHIP_AMAX(Izamin, transhipDoubleComplex)
#undef TRANSHIP_AMAX

//- helper: legacy-blas-scal
//- language: c
//- requires: legacy-blas
#define TRANSHIP_SCAL(NAME, T, R)                                            \
  static inline void tranship##NAME(int n, R alpha, T *x, int incx) {        \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, n, &alpha, x, incx)); \
  }
TRANSHIP_SCAL(Sscal, float, float)
TRANSHIP_SCAL(Dscal, double, double)
TRANSHIP_SCAL(Cscal, transhipComplex, transhipComplex)
TRANSHIP_SCAL(Zscal, transhipDoubleComplex, transhipDoubleComplex)
TRANSHIP_SCAL(Csscal, transhipComplex, float)
TRANSHIP_SCAL(Zdscal, transhipDoubleComplex, double)
#undef TRANSHIP_SCAL

//- helper: legacy-blas-axpy
//- language: c
//- requires: legacy-blas
#define TRANSHIP_AXPY(NAME, T)                                                              \
  static inline void tranship##NAME(int n, T alpha, const T *x, int incx, T *y, int incy) { \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, n, &alpha, x, incx, y, incy));       \
  }
TRANSHIP_AXPY(Saxpy, float)
TRANSHIP_AXPY(Daxpy, double)
TRANSHIP_AXPY(Caxpy, transhipComplex)
TRANSHIP_AXPY(Zaxpy, transhipDoubleComplex)
#undef TRANSHIP_AXPY

//- helper: legacy-blas-copy
//- language: c
//- requires: legacy-blas
#define TRANSHIP_COPY(NAME, T)                                                     \
  static inline void tranship##NAME(int n, const T *x, int incx, T *y, int incy) { \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, n, x, incx, y, incy));      \
  }
TRANSHIP_COPY(Scopy, float)
TRANSHIP_COPY(Dcopy, double)
TRANSHIP_COPY(Ccopy, transhipComplex)
TRANSHIP_COPY(Zcopy, transhipDoubleComplex)
#undef TRANSHIP_COPY

//- helper: legacy-blas-swap
//- language: c
//- requires: legacy-blas
#define TRANSHIP_SWAP(NAME, T)                                                \
  static inline void tranship##NAME(int n, T *x, int incx, T *y, int incy) {  \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, n, x, incx, y, incy)); \
  }
TRANSHIP_SWAP(Sswap, float)
TRANSHIP_SWAP(Dswap, double)
TRANSHIP_SWAP(Cswap, transhipComplex)
TRANSHIP_SWAP(Zswap, transhipDoubleComplex)
#undef TRANSHIP_SWAP

//- helper: legacy-blas-rot
//- language: c
//- requires: legacy-blas
#define TRANSHIP_ROT(NAME, T, R, F)                                                    \
  static inline void tranship##NAME(int n, T *x, int incx, T *y, int incy, R c, F s) { \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, n, x, incx, y, incy, &c, &s));  \
  }
TRANSHIP_ROT(Srot, float, float, float)
TRANSHIP_ROT(Drot, double, double, double)
TRANSHIP_ROT(Crot, transhipComplex, float, transhipComplex)
TRANSHIP_ROT(Zrot, transhipDoubleComplex, double, transhipDoubleComplex)
TRANSHIP_ROT(Csrot, transhipComplex, float, float)
TRANSHIP_ROT(Zdrot, transhipDoubleComplex, double, double)
#undef TRANSHIP_ROT

//- helper: legacy-blas-rotg
//- language: c
//- requires: legacy-blas
#define TRANSHIP_ROTG(NAME, T)                                       \
  static inline void tranship##NAME(T *a, T *b, T *c, T *s) {        \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, a, b, c, s)); \
  }
TRANSHIP_ROTG(Srotg, float)
TRANSHIP_ROTG(Drotg, double)
#undef TRANSHIP_ROTG
#define TRANSHIP_ROTG_COMPLEX(NAME, T, R)                             \
  static inline void tranship##NAME(T *a, T b, R *c, T *s) {          \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, a, &b, c, s)); \
  }
TRANSHIP_ROTG_COMPLEX(Crotg, transhipComplex, float)
TRANSHIP_ROTG_COMPLEX(Zrotg, transhipDoubleComplex, double)
#undef TRANSHIP_ROTG_COMPLEX

//- helper: legacy-blas-rotm
//- language: c
//- requires: legacy-blas
#define TRANSHIP_ROTM(NAME, T)                                                               \
  static inline void tranship##NAME(int n, T *x, int incx, T *y, int incy, const T *param) { \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, n, x, incx, y, incy, param));         \
  }
TRANSHIP_ROTM(Srotm, float)
TRANSHIP_ROTM(Drotm, double)
#undef TRANSHIP_ROTM

//- helper: legacy-blas-rotmg
//- language: c
//- requires: legacy-blas
#define TRANSHIP_ROTMG(NAME, T)                                                   \
  static inline void tranship##NAME(T *d1, T *d2, T *x1, const T *y1, T *param) { \
    transhipBlasDone(hipblas##NAME(transhipBlasHandle, d1, d2, x1, y1, param));   \
  }
TRANSHIP_ROTMG(Srotmg, float)
TRANSHIP_ROTMG(Drotmg, double)
#undef TRANSHIP_ROTMG

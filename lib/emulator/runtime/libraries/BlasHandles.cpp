// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles of cuBLAS, their settings, and copies of vectors and matrices.
#include "libraries/Blas.h"

#include <cstring>

using namespace tranship::emulator;

namespace tranship::emulator {
const SharedLibrary &blasLibrary() {
  static const SharedLibrary &library =
      *new SharedLibrary("libblas.so.3", "libblas3, or faster libopenblas0");
  return library;
}
} // namespace tranship::emulator

BLAS_API(Create, cublasHandle_t *handle) {
  if (!handle)
    return CUBLAS_STATUS_INVALID_VALUE;
  if (!blasLibrary().loaded())
    return CUBLAS_STATUS_NOT_INITIALIZED;
  *handle = new TranshipBlas;
  return CUBLAS_STATUS_SUCCESS;
}
BLAS_API(Destroy, cublasHandle_t handle) {
  if (!handle)
    return CUBLAS_STATUS_NOT_INITIALIZED;
  delete handle;
  return CUBLAS_STATUS_SUCCESS;
}
BLAS_API(SetStream, cublasHandle_t handle, cudaStream_t stream) {
  BLAS_HANDLE
  handle->stream = stream;
  return CUBLAS_STATUS_SUCCESS;
}
BLAS_API(GetStream, cublasHandle_t handle, cudaStream_t *stream) {
  BLAS_HANDLE
  *stream = handle->stream;
  return CUBLAS_STATUS_SUCCESS;
}
// The host can read device memory, so results and factors may be in either memory, whatever the
// mode.
BLAS_API(SetPointerMode, cublasHandle_t handle, cublasPointerMode_t mode) {
  BLAS_HANDLE
  handle->pointerMode = mode;
  return CUBLAS_STATUS_SUCCESS;
}
BLAS_API(GetPointerMode, cublasHandle_t handle, cublasPointerMode_t *mode) {
  BLAS_HANDLE
  *mode = handle->pointerMode;
  return CUBLAS_STATUS_SUCCESS;
}
BLAS_API(SetAtomicsMode, cublasHandle_t handle, cublasAtomicsMode_t) {
  BLAS_HANDLE
  return CUBLAS_STATUS_SUCCESS;
}
BLAS_API(SetMathMode, cublasHandle_t handle, cublasMath_t mode) {
  BLAS_HANDLE
  handle->mathMode = mode;
  return CUBLAS_STATUS_SUCCESS;
}
BLAS_API(GetMathMode, cublasHandle_t handle, cublasMath_t *mode) {
  BLAS_HANDLE
  *mode = handle->mathMode;
  return CUBLAS_STATUS_SUCCESS;
}
BLAS_API(SetWorkspace, cublasHandle_t handle, void *, size_t) {
  BLAS_HANDLE
  return CUBLAS_STATUS_SUCCESS;
}
BLAS_API(GetVersion, cublasHandle_t handle, int *version) {
  BLAS_HANDLE
  *version = CUBLAS_VERSION;
  return CUBLAS_STATUS_SUCCESS;
}

#define BLAS_STATUSES(S)                                                                           \
  S(SUCCESS, "success")                                                                            \
  S(NOT_INITIALIZED, "the library was not initialized")                                            \
  S(ALLOC_FAILED, "the resource allocation failed")                                                \
  S(INVALID_VALUE, "an invalid value was used as an argument")                                     \
  S(ARCH_MISMATCH, "an absent device architectural feature is required")                           \
  S(MAPPING_ERROR, "an access to GPU memory space failed")                                         \
  S(EXECUTION_FAILED, "the function failed to launch on the GPU")                                  \
  S(INTERNAL_ERROR, "an internal operation failed")                                                \
  S(NOT_SUPPORTED, "the functionality is not supported")                                           \
  S(LICENSE_ERROR, "a license error was found")
// Both sides of a comparison print the same text.
extern "C" const char *cublasGetStatusString(cublasStatus_t status) {
  switch (status) {
#define BLAS_TEXT(name, text)                                                                      \
  case CUBLAS_STATUS_##name:                                                                       \
    return text;
    BLAS_STATUSES(BLAS_TEXT)
#undef BLAS_TEXT
  default:
    return "unknown error";
  }
}
extern "C" const char *cublasGetStatusName(cublasStatus_t status) {
  switch (status) {
#define BLAS_TEXT(name, text)                                                                      \
  case CUBLAS_STATUS_##name:                                                                       \
    return "CUBLAS_STATUS_" #name;
    BLAS_STATUSES(BLAS_TEXT)
#undef BLAS_TEXT
  default:
    return "CUBLAS_STATUS_UNKNOWN";
  }
}
extern "C" const char *hipblasStatusToString(cublasStatus_t status) {
  switch (status) {
#define BLAS_TEXT(name, text)                                                                      \
  case CUBLAS_STATUS_##name:                                                                       \
    return "HIPBLAS_STATUS_" #name;
    BLAS_STATUSES(BLAS_TEXT)
#undef BLAS_TEXT
  default:
    return "HIPBLAS_STATUS_UNKNOWN";
  }
}

namespace {

cublasStatus_t copyMatrix(size_t rows, size_t columns, size_t size, const void *a, size_t lda,
                          void *b, size_t ldb) {
  if (size == 0 || lda == 0 || ldb == 0)
    return CUBLAS_STATUS_INVALID_VALUE;
  cudaError error =
      cudaMemcpy2D(b, ldb * size, a, lda * size, rows * size, columns, cudaMemcpyDefault);
  return error ? CUBLAS_STATUS_MAPPING_ERROR : CUBLAS_STATUS_SUCCESS;
}

} // namespace

// A vector with gaps is a matrix of one row.
#define BLAS_COPIES(Direction)                                                                     \
  BLAS_API(Direction##Vector, int n, int size, const void *x, int incx, void *y, int incy) {       \
    if (n < 0 || incx <= 0 || incy <= 0)                                                           \
      return CUBLAS_STATUS_INVALID_VALUE;                                                          \
    return incx == 1 && incy == 1 ? copyMatrix(n, 1, size, x, n ? n : 1, y, n ? n : 1)             \
                                  : copyMatrix(1, n, size, x, incx, y, incy);                      \
  }                                                                                                \
  BLAS_API(Direction##Matrix, int rows, int columns, int size, const void *a, int lda, void *b,    \
           int ldb) {                                                                              \
    if (rows < 0 || columns < 0 || lda < rows || ldb < rows)                                       \
      return CUBLAS_STATUS_INVALID_VALUE;                                                          \
    return copyMatrix(rows, columns, size, a, lda, b, ldb);                                        \
  }                                                                                                \
  BLAS_API(Direction##VectorAsync, int n, int size, const void *x, int incx, void *y, int incy,    \
           cudaStream_t) {                                                                         \
    return cublas##Direction##Vector(n, size, x, incx, y, incy);                                   \
  }                                                                                                \
  BLAS_API(Direction##MatrixAsync, int rows, int columns, int size, const void *a, int lda,        \
           void *b, int ldb, cudaStream_t) {                                                       \
    return cublas##Direction##Matrix(rows, columns, size, a, lda, b, ldb);                         \
  }
BLAS_COPIES(Set)
BLAS_COPIES(Get)

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The calls of cublas.h: a program has one handle, and asks for the last error later.
#include "libraries/Blas.h"

using namespace tranship::emulator;

namespace {

cublasHandle_t theHandle;
cublasStatus_t lastError;

cublasStatus_t done(cublasStatus_t status) {
  if (status != CUBLAS_STATUS_SUCCESS)
    lastError = status;
  return status;
}

// Characters as in Fortran, in either case.
bool isOneOf(char c, const char *letters) {
  for (; *letters; ++letters)
    if ((c | 0x20) == *letters)
      return true;
  return false;
}
bool isOperation(char c) { return isOneOf(c, "ntc"); }
bool isFill(char c) { return isOneOf(c, "ul"); }
bool isSide(char c) { return isOneOf(c, "lr"); }
bool isTriangle(char uplo, char trans, char diag) {
  return isFill(uplo) && isOperation(trans) && isOneOf(diag, "un");
}
cublasOperation_t operation(char c) {
  return isOneOf(c, "n") ? CUBLAS_OP_N : isOneOf(c, "t") ? CUBLAS_OP_T : CUBLAS_OP_C;
}
cublasFillMode_t fillMode(char c) {
  return isOneOf(c, "u") ? CUBLAS_FILL_MODE_UPPER : CUBLAS_FILL_MODE_LOWER;
}
cublasDiagType_t diagonal(char c) {
  return isOneOf(c, "u") ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT;
}
cublasSideMode_t sideMode(char c) { return isOneOf(c, "l") ? CUBLAS_SIDE_LEFT : CUBLAS_SIDE_RIGHT; }

} // namespace

extern "C" {

cublasStatus_t cublasInit() {
  return theHandle ? CUBLAS_STATUS_SUCCESS : done(cublasCreate(&theHandle));
}
cublasStatus_t cublasShutdown() {
  cublasStatus_t status = done(cublasDestroy(theHandle));
  theHandle = nullptr;
  return status;
}
cublasStatus_t cublasGetError() {
  cublasStatus_t error = lastError;
  lastError = CUBLAS_STATUS_SUCCESS;
  return error;
}
cublasStatus_t cublasGetVersion_legacy(int *version) {
  return done(cublasGetVersion(theHandle, version));
}
cublasStatus_t cublasAlloc(int n, int elementSize, void **pointer) {
  if (n <= 0 || elementSize <= 0 || !pointer)
    return done(CUBLAS_STATUS_INVALID_VALUE);
  return done(cudaMalloc(pointer, size_t(n) * elementSize) ? CUBLAS_STATUS_ALLOC_FAILED
                                                           : CUBLAS_STATUS_SUCCESS);
}
cublasStatus_t cublasFree(void *pointer) {
  return done(cudaFree(pointer) ? CUBLAS_STATUS_INTERNAL_ERROR : CUBLAS_STATUS_SUCCESS);
}
cublasStatus_t cublasSetKernelStream(cudaStream_t stream) {
  return done(cublasSetStream(theHandle, stream));
}

#define TRANSHIP_LEGACY(name, parameters, known, ...)                                              \
  void cublas##name##_legacy parameters {                                                          \
    done((known) ? cublas##name(theHandle, __VA_ARGS__) : CUBLAS_STATUS_INVALID_VALUE);            \
  }
#define TRANSHIP_LEGACY_RESULT(type, name, parameters, ...)                                        \
  type cublas##name##_legacy parameters {                                                          \
    type result{};                                                                                 \
    done(cublas##name(theHandle, __VA_ARGS__, &result));                                           \
    return result;                                                                                 \
  }
#include "tranship/blas_legacy.inc"

} // extern "C"

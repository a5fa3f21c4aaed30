// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuBLAS without handles: cublas.h. Its functions have the names that cublas_v2.h gives to others,
// which programs still reach as cublasSgemm_v2 and so on.
#pragma once
#pragma GCC system_header
#ifdef CUBLAS_V2_H_
#error "It is an error to include both cublas.h and cublas_v2.h"
#endif
#define CUBLAS_H_
#define TRANSHIP_BLAS_OTHER_NAMES_ONLY
#include "cublas.h"
#undef TRANSHIP_BLAS_OTHER_NAMES_ONLY
#define cublasStatus cublasStatus_t

#ifdef __cplusplus
extern "C" {
#endif
cublasStatus_t cublasInit(void);
cublasStatus_t cublasShutdown(void);
cublasStatus_t cublasGetError(void);
cublasStatus_t cublasGetVersion(int *version) __asm__("cublasGetVersion_legacy");
cublasStatus_t cublasAlloc(int n, int elementSize, void **pointer);
cublasStatus_t cublasFree(void *pointer);
cublasStatus_t cublasSetKernelStream(cudaStream_t stream);
#define TRANSHIP_LEGACY(name, parameters, ...)                                                              \
  void cublas##name parameters __asm__("cublas" #name "_legacy");
#define TRANSHIP_LEGACY_RESULT(type, name, parameters, ...)                                                 \
  type cublas##name parameters __asm__("cublas" #name "_legacy");
#include "blas_legacy.inc"
#undef TRANSHIP_LEGACY
#undef TRANSHIP_LEGACY_RESULT
#ifdef __cplusplus
}
#endif

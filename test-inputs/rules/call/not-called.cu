// Functions that are named but not called, whose HIP forms take different arguments.
#include <cublas_v2.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#define CHECK(function, ...) (function(__VA_ARGS__) == CUBLAS_STATUS_SUCCESS)
#define GEMM(arguments) cublasHgemmBatched arguments // DIAG: meaning

typedef cublasStatus_t (*Gemm)(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                               const __half *, const __half *const *, int, const __half *const *,
                               int, const __half *, __half *const *, int, int);

bool run(cublasHandle_t handle, const __half *one, const __half **a, __half **c) {
  Gemm gemm = cublasHgemmBatched;
  Gemm same = &cublasHgemmBatched;
  bool good = gemm == same;
  good &= CHECK(cublasHgemmBatched, handle, CUBLAS_OP_N, CUBLAS_OP_N, 1, 1, 1, one, a, 1, a, 1, one,
                c, 1, 1);
  return good && GEMM((handle, CUBLAS_OP_N, CUBLAS_OP_N, 1, 1, 1, one, a, 1, a, 1, one, c, 1, 1)) ==
                     CUBLAS_STATUS_SUCCESS;
}

decltype(&cublasHgemmBatched) kept; // DIAG: call-form

const char *describe(cublasStatus_t status) { return cublasGetStatusString(status); }
const char *name(cublasStatus_t status) { return cublasGetStatusName(status); }

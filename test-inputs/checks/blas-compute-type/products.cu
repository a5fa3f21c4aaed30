#include <cublas_v2.h>

#define CHECK(x) (void)(x)

void multiply(cublasHandle_t handle, int n, const float *a, const float *b, float *c, bool fast) {
  const float one = 1, zero = 0;
  CHECK(cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, CUDA_R_32F, n, b,
                     CUDA_R_32F, n, &zero, c, CUDA_R_32F, n,
                     CUBLAS_COMPUTE_32F_FAST_TF32, // DIAG: blas-compute-type
                     CUBLAS_GEMM_DEFAULT));
  cublasComputeType_t type =
      fast ? CUBLAS_COMPUTE_32F_FAST_16BF // DIAG: blas-compute-type
           : CUBLAS_COMPUTE_32F;
  cublasGemmStridedBatchedEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, CUDA_R_32F, n, 0,
                             b, CUDA_R_32F, n, 0, &zero, c, CUDA_R_32F, n, 0, 4, type,
                             CUBLAS_GEMM_DEFAULT);
  cublasSetMathMode(handle, CUBLAS_TF32_TENSOR_OP_MATH);
  cublasSetMathMode(handle, CUBLAS_PEDANTIC_MATH);       // DIAG: blas-compute-type

  // Near misses: precisions that rocBLAS has; a type that no product gets.
  cublasSetMathMode(handle, CUBLAS_DEFAULT_MATH);
  cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, CUDA_R_16F, n, b, CUDA_R_16F, n,
               &zero, c, CUDA_R_16F, n, CUBLAS_COMPUTE_16F, CUBLAS_GEMM_DEFAULT);
  cublasComputeType_t unused = CUBLAS_COMPUTE_32F_PEDANTIC;
  (void)unused;
}

// ARGS: --roc
// The native libraries instead of the hip* libraries: names, and calls whose arguments differ.
#include <cublas_v2.h>
#include <curand_kernel.h>
#include <cusolverDn.h>
#include <cusparse.h>

void dense(cublasHandle_t blas, cusolverDnHandle_t solver, cudaStream_t stream, int n, float *a,
           const cuComplex *x, cuComplex *y, int *pivots, int *info) {
  cublasStatus_t status = cublasSetStream(blas, stream);
  if (status == CUBLAS_STATUS_NOT_SUPPORTED)
    return;
  const float one = 1, zero = 0;
  cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &one, a, n, a, n, &zero, a, n);
  // A complex type of its own.
  cublasCaxpy(blas, n, x, x, 1, y, 1);
  cublasCaxpy(blas, n, x, /* from */ x + 1, 1,
              y, 1);
  // One more matrix, and a compute type that is a data type.
  cublasGemmEx(blas, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, CUDA_R_32F, n, a, CUDA_R_32F, n, // DIAG: meaning
               &zero, a, CUDA_R_32F, n, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  // The workspace is the library's business; the handle is that of rocBLAS.
  int size;
  cusolverDnSgetrf_bufferSize(solver, n, n, a, n, &size);
  cusolverDnSgetrf(solver, n, n, a, n, nullptr, pivots, info); // DIAG: meaning
}

void sparse(cusparseHandle_t handle, cusparseSpMatDescr_t matrix, cusparseDnVecDescr_t x,
            cusparseDnVecDescr_t y, cusparseMatDescr_t descriptor, csrilu02Info_t factors,
            float *values, int *rows, int *columns, int n, int nonzeros) {
  const float one = 1, zero = 0;
  size_t bytes;
  void *buffer = nullptr;
  cudaDataType_t type = CUDA_R_32F;
  // Stages of one call.
  cusparseSpMV_bufferSize(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, matrix, x, &zero, y,
                          type, CUSPARSE_SPMV_ALG_DEFAULT, &bytes);
  cudaMalloc(&buffer, bytes);
  cusparseSpMV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, matrix, x, &zero, y, type,
               CUSPARSE_SPMV_ALG_DEFAULT, buffer);
  // A size that is an int.
  int small;
  cusparseScsrilu02_bufferSize(handle, n, nonzeros, descriptor, values, rows, columns, factors,
                               &small);
  // The analysis is in its buffer.
  cusparseSpSVDescr_t solve;
  cusparseSpSV_createDescr(&solve);
  cusparseSpSV_analysis(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, matrix, x, y, type, // DIAG: meaning
                        CUSPARSE_SPSV_ALG_DEFAULT, solve, buffer);
  cusparseSpSV_solve(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, matrix, x, y, type,
                     CUSPARSE_SPSV_ALG_DEFAULT, solve);
  cusparseSpSV_destroyDescr(solve);
}

__global__ void draw(curandState *states, float *out) {
  out[threadIdx.x] = curand_uniform(&states[threadIdx.x]);
}

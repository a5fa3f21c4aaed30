// ARGS: --roc
// Names that the hip* libraries have and the native ones do not.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_complex.h>
#include <hip/hip_fp16.h>
#include <rocblas/rocblas.h>
#include <rocsparse/rocsparse.h>

void left(rocblas_handle blas, rocsparse_handle sparse, rocsparse_spmat_descr matrix, int n,
          float **matrices, int *pivots, int *info) {
  cublasSgetrfBatched(blas, n, matrices, n, pivots, info, 1); // DIAG: unsupported-name
  cusparseSpGEMMDescr_t product;           // DIAG: unsupported-name
  cusparseSpGEMM_createDescr(&product);    // DIAG: unsupported-name
  rocblas_datatype type = CUDA_R_16I;        // DIAG: unsupported-name
  rocblas_math_mode math = rocblas_default_math; // DIAG: meaning
}

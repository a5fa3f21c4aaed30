// ARGS: --roc
// Names that the hip* libraries have and the native ones do not.
#include <cublas_v2.h>
#include <cusparse.h>

void left(cublasHandle_t blas, cusparseHandle_t sparse, cusparseSpMatDescr_t matrix, int n,
          float **matrices, int *pivots, int *info) {
  cublasSgetrfBatched(blas, n, matrices, n, pivots, info, 1); // DIAG: unsupported-name
  cusparseSpGEMMDescr_t product;           // DIAG: unsupported-name
  cusparseSpGEMM_createDescr(&product);    // DIAG: unsupported-name
  cudaDataType_t type = CUDA_R_16I;        // DIAG: unsupported-name
  cublasMath_t math = CUBLAS_PEDANTIC_MATH; // DIAG: meaning
}

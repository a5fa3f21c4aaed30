// The analysis is in another function, or of another descriptor.
#include <cusparse.h>

void analyze(cusparseHandle_t handle, cusparseSpMatDescr_t a, cusparseDnMatDescr_t b,
             cusparseDnMatDescr_t c, cusparseSpSMDescr_t solver, void *space) {
  float one = 1;
  cusparseSpSM_analysis(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE,
                        &one, a, b, c, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, solver, space);
}

void solve(cusparseHandle_t handle, cusparseSpMatDescr_t a, cusparseDnMatDescr_t b,
           cusparseDnMatDescr_t c, cusparseSpSMDescr_t solver) {
  float one = 1;
  cusparseSpSM_solve(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, // DIAG: unsupported-name
                     CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, b, c, CUDA_R_32F,
                     CUSPARSE_SPSM_ALG_DEFAULT, solver);
}

// The analysis is in another function, or of another descriptor.
#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>

void analyze(hipsparseHandle_t handle, hipsparseSpMatDescr_t a, hipsparseDnMatDescr_t b,
             hipsparseDnMatDescr_t c, hipsparseSpSMDescr_t solver, void *space) {
  float one = 1;
  hipsparseSpSM_analysis(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, HIPSPARSE_OPERATION_NON_TRANSPOSE,
                        &one, a, b, c, HIP_R_32F, HIPSPARSE_SPSM_ALG_DEFAULT, solver, space);
}

void solve(hipsparseHandle_t handle, hipsparseSpMatDescr_t a, hipsparseDnMatDescr_t b,
           hipsparseDnMatDescr_t c, hipsparseSpSMDescr_t solver) {
  float one = 1;
  cusparseSpSM_solve(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, // DIAG: unsupported-name
                     HIPSPARSE_OPERATION_NON_TRANSPOSE, &one, a, b, c, HIP_R_32F,
                     HIPSPARSE_SPSM_ALG_DEFAULT, solver);
}

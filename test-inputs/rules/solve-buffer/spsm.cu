// The solve of a triangular system takes the buffer of its analysis.
#include <cuda_runtime.h>
#include <cusparse.h>

#define CHECK(call)                                                                                \
  if ((call) != CUSPARSE_STATUS_SUCCESS)                                                           \
  return false

struct State {
  cusparseSpSMDescr_t solver;
  void *buffer;
};

bool run(cusparseHandle_t handle, cusparseSpMatDescr_t a, cusparseDnMatDescr_t b,
         cusparseDnMatDescr_t c, State &state, int count) {
  float one = 1;
  cusparseSpSMDescr_t solver;
  size_t size;
  void *space;
  CHECK(cusparseSpSM_createDescr(&solver));
  CHECK(cusparseSpSM_bufferSize(handle, CUSPARSE_OPERATION_NON_TRANSPOSE,
                                CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, b, c, CUDA_R_32F,
                                CUSPARSE_SPSM_ALG_DEFAULT, solver, &size));
  cudaMalloc(&space, size);
  CHECK(cusparseSpSM_analysis(handle, CUSPARSE_OPERATION_NON_TRANSPOSE,
                              CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, b, c, CUDA_R_32F,
                              CUSPARSE_SPSM_ALG_DEFAULT, solver, space));
  for (int i = 0; i < count; ++i) {
    CHECK(cusparseSpSM_solve(handle, CUSPARSE_OPERATION_NON_TRANSPOSE,
                             CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, b, c, CUDA_R_32F,
                             CUSPARSE_SPSM_ALG_DEFAULT, solver));
  }
  cusparseSpSM_analysis(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE,
                        &one, a, b, c, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, state.solver,
                        state.buffer);
  return cusparseSpSM_solve(handle, CUSPARSE_OPERATION_NON_TRANSPOSE,
                            CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, b, c, CUDA_R_32F,
                            CUSPARSE_SPSM_ALG_DEFAULT, state.solver) == CUSPARSE_STATUS_SUCCESS;
}

// The solve of a triangular system takes the buffer of its analysis.
#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>

#define CHECK(call)                                                                                \
  if ((call) != HIPSPARSE_STATUS_SUCCESS)                                                           \
  return false

struct State {
  hipsparseSpSMDescr_t solver;
  void *buffer;
};

bool run(hipsparseHandle_t handle, hipsparseSpMatDescr_t a, hipsparseDnMatDescr_t b,
         hipsparseDnMatDescr_t c, State &state, int count) {
  float one = 1;
  hipsparseSpSMDescr_t solver;
  size_t size;
  void *space;
  CHECK(hipsparseSpSM_createDescr(&solver));
  CHECK(hipsparseSpSM_bufferSize(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE,
                                HIPSPARSE_OPERATION_NON_TRANSPOSE, &one, a, b, c, HIP_R_32F,
                                HIPSPARSE_SPSM_ALG_DEFAULT, solver, &size));
  hipMalloc(&space, size);
  CHECK(hipsparseSpSM_analysis(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE,
                              HIPSPARSE_OPERATION_NON_TRANSPOSE, &one, a, b, c, HIP_R_32F,
                              HIPSPARSE_SPSM_ALG_DEFAULT, solver, space));
  for (int i = 0; i < count; ++i) {
    CHECK(hipsparseSpSM_solve(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE,
                             HIPSPARSE_OPERATION_NON_TRANSPOSE, &one, a, b, c, HIP_R_32F,
                             HIPSPARSE_SPSM_ALG_DEFAULT, solver, space));
  }
  hipsparseSpSM_analysis(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, HIPSPARSE_OPERATION_NON_TRANSPOSE,
                        &one, a, b, c, HIP_R_32F, HIPSPARSE_SPSM_ALG_DEFAULT, state.solver,
                        state.buffer);
  return hipsparseSpSM_solve(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE,
                            HIPSPARSE_OPERATION_NON_TRANSPOSE, &one, a, b, c, HIP_R_32F,
                            HIPSPARSE_SPSM_ALG_DEFAULT, state.solver, state.buffer) == HIPSPARSE_STATUS_SUCCESS;
}

// COMPILES: no, there are no facts about hipTensor
// cuTENSOR 2 and hipTensor 2 agree but for their names.
#include <cutensor.h>

cutensorStatus_t contract(cutensorHandle_t handle, cutensorTensorDescriptor_t tensor, const int *modes, const float *a,
                          float *c, cudaStream_t stream) {
  cutensorOperationDescriptor_t operation;
  cutensorStatus_t status =
      cutensorCreateContraction(handle, &operation, tensor, modes, CUTENSOR_OP_IDENTITY, tensor, modes,
                                CUTENSOR_OP_IDENTITY, tensor, modes, CUTENSOR_OP_IDENTITY, tensor, modes,
                                CUTENSOR_COMPUTE_DESC_32F);
  if (status != CUTENSOR_STATUS_SUCCESS)
    return status;
  cutensorPlanPreference_t preference;
  cutensorCreatePlanPreference(handle, &preference, CUTENSOR_ALGO_DEFAULT, CUTENSOR_JIT_MODE_NONE);
  cutensorCreatePlanPreference(handle, &preference, CUTENSOR_ALGO_GETT, CUTENSOR_JIT_MODE_NONE); // DIAG: unsupported-name
  cutensorPlan_t plan;
  cutensorCreatePlan(handle, &plan, operation, preference, 0);
  float alpha = 1, beta = 0;
  return cutensorContract(handle, plan, &alpha, a, a, &beta, c, c, nullptr, 0, stream);
}

void describe(cutensorHandle_t handle, const int64_t *extents) {
  cutensorDataType_t type = CUTENSOR_R_32F; // DIAG: meaning
  cutensorTensorDescriptor_t tensor;
  cutensorCreateTensorDescriptor(handle, &tensor, 2, extents, nullptr, type, 128);
}

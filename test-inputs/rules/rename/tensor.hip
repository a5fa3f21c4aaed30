// COMPILES: no, there are no facts about hipTensor
// cuTENSOR 2 and hipTensor 2 agree but for their names.
#include <hip/hip_runtime.h>
#include <hiptensor/hiptensor.h>

hiptensorStatus_t contract(hiptensorHandle_t handle, hiptensorTensorDescriptor_t tensor, const int *modes, const float *a,
                          float *c, hipStream_t stream) {
  hiptensorOperationDescriptor_t operation;
  hiptensorStatus_t status =
      hiptensorCreateContraction(handle, &operation, tensor, modes, HIPTENSOR_OP_IDENTITY, tensor, modes,
                                HIPTENSOR_OP_IDENTITY, tensor, modes, HIPTENSOR_OP_IDENTITY, tensor, modes,
                                HIPTENSOR_COMPUTE_DESC_32F);
  if (status != HIPTENSOR_STATUS_SUCCESS)
    return status;
  hiptensorPlanPreference_t preference;
  hiptensorCreatePlanPreference(handle, &preference, HIPTENSOR_ALGO_DEFAULT, HIPTENSOR_JIT_MODE_NONE);
  hiptensorCreatePlanPreference(handle, &preference, CUTENSOR_ALGO_GETT, HIPTENSOR_JIT_MODE_NONE); // DIAG: unsupported-name
  hiptensorPlan_t plan;
  hiptensorCreatePlan(handle, &plan, operation, preference, 0);
  float alpha = 1, beta = 0;
  return hiptensorContract(handle, plan, &alpha, a, a, &beta, c, c, nullptr, 0, stream);
}

void describe(hiptensorHandle_t handle, const int64_t *extents) {
  hiptensorDataType_t type = HIPTENSOR_R_32F; // DIAG: meaning
  hiptensorTensorDescriptor_t tensor;
  hiptensorCreateTensorDescriptor(handle, &tensor, 2, extents, nullptr, type, 128);
}

// Programmatic dependent launches are left out.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__global__ void next(float *x) {
  hipSuccess;
  x[threadIdx.x] += 1;
  hipSuccess;
}

void launch(float *x, hipStream_t stream, bool enable) {
  hipLaunchConfig_t config = {};
  config.gridDim = dim3(1);
  config.blockDim = dim3(32);
  config.stream = stream;
  hipLaunchAttribute attributes[2];
  attributes[0].id = hipLaunchAttributeCooperative; // DIAG: meaning
  attributes[0].val.cooperative = 0;
  attributes[1].id = hipLaunchAttributePriority;
  attributes[1].val.priority = 0;
  config.attrs = attributes;
  config.numAttrs = enable ? 2 : 0;
  tranship::launchKernelEx(&config, next, x);
}

void driver(hipFunction_t f, HIP_LAUNCH_CONFIG config) {
  hipLaunchAttribute attribute[1];
  attribute[0].id = hipLaunchAttributeCooperative; // DIAG: meaning
  attribute[0].value.cooperative = 0;
  config.attrs = attribute;
  config.numAttrs = 1;
  transhipDrvLaunchKernelEx(&config, f, nullptr, nullptr);
}

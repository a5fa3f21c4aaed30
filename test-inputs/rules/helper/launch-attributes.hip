// Launches with attributes, and kernels of libraries.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__global__ void kernel(float *x, int n) { x[threadIdx.x] += n; }

hipError_t launch(float *x, bool together, const void *other, void **arguments) {
  hipLaunchAttribute attribute = {};
  attribute.id = hipLaunchAttributeCooperative;
  attribute.val.cooperative = together;
  hipLaunchConfig_t config = {};
  config.gridDim = dim3(1);
  config.blockDim = dim3(32);
  config.attrs = &attribute;
  config.numAttrs = 1;
  hipError_t status = tranship::launchKernelEx(&config, kernel, x, 3);
  return status == hipSuccess ? transhipLaunchKernelExC(&config, other, arguments) : status;
}
hipError_t driver(const HIP_LAUNCH_CONFIG *config, hipKernel_t kernel, hipDevice_t device, void **parameters) {
  hipFunction_t function;
  int registers;
  transhipKernelGetFunction(&function, kernel);
  transhipKernelGetAttribute(&registers, HIP_FUNC_ATTRIBUTE_NUM_REGS, kernel, device);
  transhipKernelSetAttribute(HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 65536, kernel, device);
  return transhipDrvLaunchKernelEx(config, function, parameters, nullptr);
}

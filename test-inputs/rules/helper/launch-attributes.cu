// Launches with attributes, and kernels of libraries.
#include <cuda.h>
#include <cuda_runtime.h>

__global__ void kernel(float *x, int n) { x[threadIdx.x] += n; }

cudaError_t launch(float *x, bool together, const void *other, void **arguments) {
  cudaLaunchAttribute attribute = {};
  attribute.id = cudaLaunchAttributeCooperative;
  attribute.val.cooperative = together;
  cudaLaunchConfig_t config = {};
  config.gridDim = dim3(1);
  config.blockDim = dim3(32);
  config.attrs = &attribute;
  config.numAttrs = 1;
  cudaError_t status = cudaLaunchKernelEx(&config, kernel, x, 3);
  return status == cudaSuccess ? cudaLaunchKernelExC(&config, other, arguments) : status;
}
CUresult driver(const CUlaunchConfig *config, CUkernel kernel, CUdevice device, void **parameters) {
  CUfunction function;
  int registers;
  cuKernelGetFunction(&function, kernel);
  cuKernelGetAttribute(&registers, CU_FUNC_ATTRIBUTE_NUM_REGS, kernel, device);
  cuKernelSetAttribute(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 65536, kernel, device);
  return cuLaunchKernelEx(config, function, parameters, nullptr);
}

// Programmatic dependent launches are left out.
#include <cuda.h>
#include <cuda_runtime.h>

__global__ void next(float *x) {
  cudaGridDependencySynchronize();
  x[threadIdx.x] += 1;
  cudaTriggerProgrammaticLaunchCompletion();
}

void launch(float *x, cudaStream_t stream, bool enable) {
  cudaLaunchConfig_t config = {};
  config.gridDim = dim3(1);
  config.blockDim = dim3(32);
  config.stream = stream;
  cudaLaunchAttribute attributes[2];
  attributes[0].id = cudaLaunchAttributeProgrammaticStreamSerialization; // DIAG: meaning
  attributes[0].val.programmaticStreamSerializationAllowed = enable;
  attributes[1].id = cudaLaunchAttributePriority;
  attributes[1].val.priority = 0;
  config.attrs = attributes;
  config.numAttrs = enable ? 2 : 0;
  cudaLaunchKernelEx(&config, next, x);
}

void driver(CUfunction f, CUlaunchConfig config) {
  CUlaunchAttribute attribute[1];
  attribute[0].id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION; // DIAG: meaning
  attribute[0].value.programmaticStreamSerializationAllowed = 1;
  config.attrs = attribute;
  config.numAttrs = 1;
  cuLaunchKernelEx(&config, f, nullptr, nullptr);
}

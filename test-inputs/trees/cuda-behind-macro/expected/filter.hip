// Only a macro of the build, which no build file of the tree shows, lets this file include CUDA's headers.
#include <hip/hip_runtime.h>
#include "gpu.h"

__global__ void filter(hipfftComplex *data, float factor) { data[threadIdx.x].x *= factor; }

bool transform(hipfftHandle plan, hipfftComplex *data) {
  hipLaunchKernelGGL(filter, dim3(1), dim3(64), 0, 0, data, 0.5f);
  return hipfftExecC2C(plan, data, data, HIPFFT_FORWARD) == HIPFFT_SUCCESS;
}

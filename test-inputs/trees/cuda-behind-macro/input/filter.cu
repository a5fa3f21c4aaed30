// Only a macro of the build, which no build file of the tree shows, lets this file include CUDA's headers.
#include "gpu.h"

__global__ void filter(cufftComplex *data, float factor) { data[threadIdx.x].x *= factor; }

bool transform(cufftHandle plan, cufftComplex *data) {
  filter<<<1, 64>>>(data, 0.5f);
  return cufftExecC2C(plan, data, data, CUFFT_FORWARD) == CUFFT_SUCCESS;
}

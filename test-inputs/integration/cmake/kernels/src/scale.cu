#include "block.cuh"
#include "kernels/kernels.h"

__global__ void scaleKernel(float *values, int count, float factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    values[i] *= factor;
}

cudaError_t scale(float *values, int count, float factor) {
  scaleKernel<<<(count + block - 1) / block, block>>>(values, count, factor);
  return finish();
}

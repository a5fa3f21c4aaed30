// nvcc includes <assert.h> by itself, and HIP does so for the host only.
#include <hip/hip_runtime.h>
#include <assert.h>
__global__ void normalize(float *values, float sum) {
  assert(sum > 0);
  values[threadIdx.x] /= sum;
}

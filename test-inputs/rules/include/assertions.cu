// nvcc includes <assert.h> by itself, and HIP does so for the host only.
__global__ void normalize(float *values, float sum) {
  assert(sum > 0);
  values[threadIdx.x] /= sum;
}

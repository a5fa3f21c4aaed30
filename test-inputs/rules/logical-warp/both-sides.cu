// Functions for both sides whose code for the device is behind a test, and that nvcc lets call functions for devices.
#include <cuda_runtime.h>

__host__ __device__ float first(float v) {
#ifdef __CUDA_ARCH__
  return __shfl_sync(0xffffffff, v, 0);
#else
  return v;
#endif
}
__host__ __device__ int votes(bool p) {
#if __CUDA_ARCH__ >= 300
  return __popc(__ballot_sync(0xffffffff, p));
#else
  return p;
#endif
}
__global__ void k(float *out) {
  out[threadIdx.x] = first(threadIdx.x) + votes(threadIdx.x & 1);
  if (threadIdx.x % 32 == 0)
    out[threadIdx.x / 32] = 0;
}

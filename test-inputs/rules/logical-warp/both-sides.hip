// Functions for both sides whose code for the device is behind a test, and that nvcc lets call functions for devices.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__host__ __device__ float first(float v) {
#ifdef __HIP_DEVICE_COMPILE__
  return __shfl(v, 0, 32);
#else
  return v;
#endif
}
__host__ __device__ int votes(bool p) {
#if (__HIP_DEVICE_COMPILE__ * 600) >= 300
  return __builtin_popcount(warp32::ballot(p));
#else
  return p;
#endif
}
__global__ void k(float *out) {
  out[threadIdx.x] = first(threadIdx.x) + votes(threadIdx.x & 1);
  if (threadIdx.x % 32 == 0)
    out[threadIdx.x / 32] = 0;
}

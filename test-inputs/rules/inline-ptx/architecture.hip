#include <hip/hip_runtime.h>

__device__ float tanhFast(float x) {
#if (__HIP_DEVICE_COMPILE__ * 600) >= 750 // DIAG: architecture-gate
  float y;
  y = tanhf(x); // the port does not compile it
  asm volatile("" ::: "memory");                     // no instruction: fine
  return y;
#else
  return tanhf(x);
#endif
}

__device__ float twoTo(float x) {
#if (__HIP_DEVICE_COMPILE__ * 600) >= 500 // and this it does
  x = __builtin_amdgcn_exp2f(x);
#endif
  return x;
}

__global__ void k(float *x) { x[0] = tanhFast(x[1]); }

// Code behind a macro that a test of the architecture defines is kept, if nothing works without it.
#include <cstdio>
#include <hip/hip_runtime.h>
#if defined(__HIP_DEVICE_COMPILE__) && (__HIP_DEVICE_COMPILE__ * 800) >= 800
#define FAST_AVAILABLE
#endif
static __device__ void no_device_code() {
  printf("not for this GPU\n");
  __builtin_trap();
}
#define NO_DEVICE_CODE no_device_code()
__global__ void fast(float *x) {
#ifdef FAST_AVAILABLE
  x[threadIdx.x] *= 2;
#else
  NO_DEVICE_CODE;
#endif
}

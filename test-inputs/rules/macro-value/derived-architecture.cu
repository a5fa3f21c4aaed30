// Code behind a macro that a test of the architecture defines is kept, if nothing works without it.
#include <cstdio>
#include <cuda_runtime.h>
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
#define FAST_AVAILABLE
#endif
static __device__ void no_device_code() {
  printf("not for this GPU\n");
  __trap();
}
#define NO_DEVICE_CODE no_device_code()
__global__ void fast(float *x) {
#ifdef FAST_AVAILABLE
  x[threadIdx.x] *= 2;
#else
  NO_DEVICE_CODE;
#endif
}

#include <cuda_runtime.h>

__device__ float tanhFast(float x) {
#if __CUDA_ARCH__ >= 750 // DIAG: architecture-gate
  float y;
  asm("tanh.approx.f32 %0, %1;" : "=f"(y) : "f"(x)); // the port does not compile it
  asm volatile("" ::: "memory");                     // no instruction: fine
  return y;
#else
  return tanhf(x);
#endif
}

__device__ float twoTo(float x) {
#if __CUDA_ARCH__ >= 500 // and this it does
  asm("ex2.approx.f32 %0, %1;" : "=f"(x) : "f"(x));
#endif
  return x;
}

__global__ void k(float *x) { x[0] = tanhFast(x[1]); }

// Clang, which reads this file, defines macros for device code that nvcc does not have.
#include <cuda_runtime.h>

__device__ float power(float x) {
  float y;
#if defined(__PTX__) || defined(__NVPTX__)
  asm volatile("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
#else
  y = exp2f(x);
#endif
  return y;
}

__global__ void kernel(float *values) { values[threadIdx.x] = power(values[threadIdx.x]); }

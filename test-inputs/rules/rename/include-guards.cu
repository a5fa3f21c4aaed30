// Include guards of CUDA's headers, which code tests to see what was included.
#include <cuda_runtime.h>
#include <curand.h>

#ifdef __MATH_FUNCTIONS_H__
__device__ float root(float x) { return sqrtf(x); }
#endif
#ifdef __DEVICE_FUNCTIONS_H__
__device__ int bits(unsigned x) { return __popc(x); }
#endif
#if defined(CURAND_H_) && defined(__DRIVER_TYPES_H__)
curandStatus_t seed(curandGenerator_t generator) {
  return curandSetPseudoRandomGeneratorSeed(generator, 1);
}
#endif

// HIP has none of nvcc's pragmas.
#ifdef __NVCC_DIAG_PRAGMA_SUPPORT__
#pragma nv_diag_suppress 20012
#endif

__global__ void use(float *p) { *p = root(*p) + bits(7); }

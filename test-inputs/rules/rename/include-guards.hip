// Include guards of CUDA's headers, which code tests to see what was included.
#include <hip/hip_runtime.h>
#include <hiprand/hiprand.h>

#ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_H
__device__ float root(float x) { return sqrtf(x); }
#endif
#ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_H
__device__ int bits(unsigned x) { return __builtin_popcount(x); }
#endif
#if defined(HIPRAND_H_) && defined(HIP_INCLUDE_HIP_DRIVER_TYPES_H)
hiprandStatus_t seed(hiprandGenerator_t generator) {
  return hiprandSetPseudoRandomGeneratorSeed(generator, 1);
}
#endif

// HIP has none of nvcc's pragmas.
#ifdef __NVCC_DIAG_PRAGMA_SUPPORT__
#pragma nv_diag_suppress 20012
#endif

__global__ void use(float *p) { *p = root(*p) + bits(7); }

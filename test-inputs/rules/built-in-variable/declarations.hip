#include <hip/hip_runtime.h>

#ifndef __HIP_DEVICE_COMPILE__
// for the host's compiler
#if !defined(__HIP_PLATFORM_AMD__) // HIP declares it with another type
extern const dim3 blockDim;
#endif
#if !defined(__HIP_PLATFORM_AMD__) // HIP declares it with another type
extern const uint3 threadIdx, blockIdx;
#endif
#endif

#ifdef __INTELLISENSE__
extern const dim3 gridDim;
#endif

extern int blockDims;
extern const dim3 usualDim;
extern "C" void launch(float *out);

__global__ void k(float *out) { out[blockIdx.x * blockDim.x + threadIdx.x] = 0; }

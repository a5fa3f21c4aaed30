#include <cuda_runtime.h>

#ifndef __CUDA_ARCH__
// for the host's compiler
extern const dim3 blockDim;
extern const uint3 threadIdx, blockIdx;
#endif

#ifdef __INTELLISENSE__
extern const dim3 gridDim;
#endif

extern int blockDims;
extern const dim3 usualDim;
extern "C" void launch(float *out);

__global__ void k(float *out) { out[blockIdx.x * blockDim.x + threadIdx.x] = 0; }

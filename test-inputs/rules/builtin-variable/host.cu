// Built-in variables that a program declares for the host, as miners do for editors.
#include <cuda_runtime.h>

#ifndef __CUDA_ARCH__
// define blockDim and threadIdx for host
extern const dim3 blockDim;
extern const uint3 threadIdx;
#endif

extern const int threads; // the program's own

__global__ void fill(int *p) { p[threadIdx.x] = blockDim.x; }

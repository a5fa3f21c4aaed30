// Conditions on the compiler. The first one is for C++ that nvcc hands to the host's compiler.
#if defined(__NVCC__) && !defined(__CUDACC__)
#include <cuda_runtime.h>
#endif
#if !defined __CUDACC__ && defined __NVCC__
#define HOST_ONLY
#endif
#if defined(__NVCC__) || defined(__CUDACC__)
#define HAS_KERNELS
#endif
#ifdef __NVCC__
__global__ void k(float *a) { a[threadIdx.x] = 1; }
#endif

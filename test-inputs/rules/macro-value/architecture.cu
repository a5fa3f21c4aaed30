// Conditions on the architecture and on the version of CUDA.
#include <cuda_runtime.h>

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600
__device__ double atomicAdd(double *address, double value) { return *address += value; }
#endif

__host__ __device__ int where() {
#ifdef __CUDA_ARCH__
  return 1;
#else
  return 0;
#endif
}

#if CUDART_VERSION >= 11000
int modern() { return CUDART_VERSION; }
#else
#error too old
#endif

#ifdef __CUDACC__
__global__ void kernel(const __grid_constant__ int value) {}
#endif

void CUDART_CB callback(cudaStream_t, cudaError_t, void *) {}

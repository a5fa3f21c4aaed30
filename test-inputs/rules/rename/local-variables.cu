// A local variable keeps its name in inactive branches, which clang does not see.
#include <cuda_runtime.h>

int check(int *data, int cudaFuncCache) {
  cudaError_t cudaError = cudaMalloc(&data, 4);
#ifdef CHECKS
  cudaError = cudaGetLastError();
  if (cudaError != cudaSuccess || cudaFuncCache)
    return 1;
#endif
  for (int cudaMemoryType = 0; cudaMemoryType < 2; ++cudaMemoryType) {
#ifdef CHECKS
    data += cudaMemoryType;
#endif
  }
  return cudaError != cudaSuccess;
}

#ifdef CHECKS
enum cudaError last() { return cudaError(0); }
cudaMemoryType typeOf(cudaFuncCache) { return cudaMemoryTypeHost; }
#endif

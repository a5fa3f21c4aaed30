// A local variable keeps its name in inactive branches, which clang does not see.
#include <hip/hip_runtime.h>

int check(int *data, int cudaFuncCache) {
  hipError_t cudaError = hipMalloc(&data, 4);
#ifdef CHECKS
  cudaError = hipGetLastError();
  if (cudaError != hipSuccess || cudaFuncCache)
    return 1;
#endif
  for (int cudaMemoryType = 0; cudaMemoryType < 2; ++cudaMemoryType) {
#ifdef CHECKS
    data += cudaMemoryType;
#endif
  }
  return cudaError != hipSuccess;
}

#ifdef CHECKS
enum hipError_t last() { return hipError_t(0); }
hipMemoryType typeOf(hipFuncCache_t) { return hipMemoryTypeHost; }
#endif

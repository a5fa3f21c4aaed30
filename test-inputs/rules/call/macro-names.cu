// Macros that are other names of functions whose HIP forms take other arguments.
#include <cuda_runtime.h>

#define gpuMemcpyToSymbol cudaMemcpyToSymbol
#define gpuMemcpyFromSymbol cudaMemcpyFromSymbol // the way back
#define gpuGetSymbolAddress cudaGetSymbolAddress
#define gpuMalloc cudaMalloc

__constant__ float factors[4];

float *set(const float *values, float *back) {
  gpuMemcpyToSymbol(factors, values, sizeof(factors));
  gpuMemcpyFromSymbol(back, factors, sizeof(factors), 0, cudaMemcpyDeviceToHost);
  void *address = nullptr;
  gpuGetSymbolAddress(&address, factors);
  return static_cast<float *>(address);
}

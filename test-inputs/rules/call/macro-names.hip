// Macros that are other names of functions whose HIP forms take other arguments.
#include <hip/hip_runtime.h>

#define gpuMemcpyToSymbol(a0, ...) hipMemcpyToSymbol(HIP_SYMBOL(a0), ##__VA_ARGS__)
#define gpuMemcpyFromSymbol(a0, a1, ...) hipMemcpyFromSymbol(a0, HIP_SYMBOL(a1), ##__VA_ARGS__) // the way back
#define gpuGetSymbolAddress(a0, a1) hipGetSymbolAddress(a0, HIP_SYMBOL(a1))
#define gpuMalloc hipMalloc

__constant__ float factors[4];

float *set(const float *values, float *back) {
  gpuMemcpyToSymbol(factors, values, sizeof(factors));
  gpuMemcpyFromSymbol(back, factors, sizeof(factors), 0, hipMemcpyDeviceToHost);
  void *address = nullptr;
  gpuGetSymbolAddress(&address, factors);
  return static_cast<float *>(address);
}

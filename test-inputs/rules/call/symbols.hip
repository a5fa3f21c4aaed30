// Symbols, kernel pointers, overloads by the number of arguments; comments and line breaks between arguments stay.
#include <hip/hip_runtime.h>

__constant__ float table[16];
__device__ int counter;

template <class T> __global__ void fill(T *out, T value) { out[threadIdx.x] = value; }
__global__ void plain(float *out) { out[0] = table[0]; }

int main() {
  float host[16] = {};
  float *device = nullptr;
  hipMemcpyToSymbol(HIP_SYMBOL(table), host, sizeof host);
  hipMemcpyToSymbol(HIP_SYMBOL(table) /* constant */, host, // the data
                     sizeof(float) * 4,
                     16 /* offset */);
  int seen = 0;
  hipMemcpyFromSymbol(&seen, HIP_SYMBOL(counter), sizeof seen);
  void *address;
  size_t size;
  hipGetSymbolAddress(&address, HIP_SYMBOL(counter));
  hipGetSymbolSize(&size, HIP_SYMBOL(table));
  hipFuncSetAttribute(reinterpret_cast<const void*>(fill<float>), hipFuncAttributeMaxDynamicSharedMemorySize, 4096);
  hipFuncSetCacheConfig(reinterpret_cast<const void*>(plain), hipFuncCachePreferL1);
  hipFuncAttributes attributes;
  hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(plain));
  void *arguments[] = {&device};
  hipLaunchKernel((const void *)plain, dim3(1), dim3(32), arguments, 0, nullptr);
  hipEvent_t begin, end;
  hipEventCreate(&begin);
  hipEventCreateWithFlags(&end, hipEventDisableTiming);
  hipHostMalloc((void **)&device, 64, hipHostMallocDefault);
  hipHostMalloc((void **)&device, 64, hipHostMallocMapped);
}

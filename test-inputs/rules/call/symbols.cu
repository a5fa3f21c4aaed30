// Symbols, kernel pointers, overloads by the number of arguments; comments and line breaks between arguments stay.
#include <cuda_runtime.h>

__constant__ float table[16];
__device__ int counter;

template <class T> __global__ void fill(T *out, T value) { out[threadIdx.x] = value; }
__global__ void plain(float *out) { out[0] = table[0]; }

int main() {
  float host[16] = {};
  float *device = nullptr;
  cudaMemcpyToSymbol(table, host, sizeof host);
  cudaMemcpyToSymbol(table /* constant */, host, // the data
                     sizeof(float) * 4,
                     16 /* offset */);
  int seen = 0;
  cudaMemcpyFromSymbol(&seen, counter, sizeof seen);
  void *address;
  size_t size;
  cudaGetSymbolAddress(&address, counter);
  cudaGetSymbolSize(&size, table);
  cudaFuncSetAttribute(fill<float>, cudaFuncAttributeMaxDynamicSharedMemorySize, 4096);
  cudaFuncSetCacheConfig(plain, cudaFuncCachePreferL1);
  cudaFuncAttributes attributes;
  cudaFuncGetAttributes(&attributes, plain);
  void *arguments[] = {&device};
  cudaLaunchKernel((const void *)plain, dim3(1), dim3(32), arguments, 0, nullptr);
  cudaEvent_t begin, end;
  cudaEventCreate(&begin);
  cudaEventCreate(&end, cudaEventDisableTiming);
  cudaMallocHost((void **)&device, 64);
  cudaHostAlloc((void **)&device, 64, cudaHostAllocMapped);
}

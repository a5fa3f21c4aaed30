// A kernel's results, looked at by code in a C++ file of its own, which compilers for GPUs leave to
// the host's.
#include <cstdio>

#include <cuda_runtime.h>

unsigned smallestOf(const unsigned *values, int count);

__global__ void square(unsigned *values) {
  unsigned value = values[threadIdx.x];
  values[threadIdx.x] = umin(value * value, 1000u);
}

int main() {
  constexpr int count = 64;
  unsigned *values;
  if (cudaMallocManaged(&values, count * sizeof(unsigned)) != cudaSuccess)
    return 1;
  for (int i = 0; i < count; ++i)
    values[i] = unsigned(i) + 7;
  square<<<1, count>>>(values);
  cudaError_t error = cudaDeviceSynchronize();
  std::printf("%s: smallest %u, last %u\n", cudaGetErrorString(error), smallestOf(values, count),
              values[count - 1]);
  return cudaFree(values) != cudaSuccess;
}

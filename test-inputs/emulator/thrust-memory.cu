// Thrust's raw device memory is memory for copies and kernels, and its errors need no header.
#include <cstdio>

#include <cuda_runtime.h>
#include <thrust/device_free.h>
#include <thrust/device_malloc.h>
#include <thrust/sort.h>

__global__ void twice(int *numbers, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    numbers[i] *= 2;
}

int main() {
  constexpr int count = 1000;
  int host[count];
  for (int i = 0; i < count; ++i)
    host[i] = i * 7 % count;
  thrust::device_ptr<int> memory;
  try {
    memory = thrust::device_malloc<int>(count);
  } catch (thrust::system_error &error) {
    std::printf("%s\n", error.what());
    return 1;
  }
  cudaMemcpy(memory.get(), host, sizeof host, cudaMemcpyHostToDevice);
  twice<<<4, 256>>>(memory.get(), count);
  cudaDeviceSynchronize();
  thrust::sort(memory, memory + count);
  cudaMemcpy(host, memory.get(), sizeof host, cudaMemcpyDeviceToHost);
  int wrong = 0;
  for (int i = 0; i < count; ++i)
    wrong += host[i] != 2 * i;
  std::printf("%d of %d wrong, %s\n", wrong, count, cudaGetErrorString(cudaGetLastError()));
  thrust::device_free(memory);
  return 0;
}

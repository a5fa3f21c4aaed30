// A bitonic sort: many launches, one for each step of the network.
#include <cstdio>
#include <cstdlib>
#include <algorithm>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void step(unsigned *values, int distance, int size) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, partner = i ^ distance;
  if (partner <= i)
    return;
  bool ascending = (i & size) == 0;
  unsigned a = values[i], b = values[partner];
  if ((a > b) == ascending) {
    values[i] = b;
    values[partner] = a;
  }
}

int main() {
  constexpr int n = 2048;
  std::vector<unsigned> values(n);
  unsigned state = 1;
  for (unsigned &value : values)
    value = (state = state * 1664525u + 1013904223u) >> 8;
  std::vector<unsigned> expected = values;
  std::sort(expected.begin(), expected.end());
  unsigned *device;
  CHECK(cudaMalloc(&device, n * sizeof(unsigned)));
  CHECK(cudaMemcpy(device, values.data(), n * sizeof(unsigned), cudaMemcpyHostToDevice));
  for (int size = 2; size <= n; size *= 2)
    for (int distance = size / 2; distance > 0; distance /= 2)
      step<<<n / 256, 256>>>(device, distance, size);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaMemcpy(values.data(), device, n * sizeof(unsigned), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(device));
  std::printf("smallest %u median %u largest %u\n", values[0], values[n / 2], values[n - 1]);
  return values != expected;
}

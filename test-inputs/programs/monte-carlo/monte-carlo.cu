// Pi by throwing darts: each thread with a generator of its own.
#include <cstdio>
#include <cstdlib>
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

struct Generator {
  unsigned state;
  __device__ explicit Generator(unsigned seed) : state(seed * 2654435761u + 1) {}
  __device__ float next() {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return (state >> 8) * (1.f / (1 << 24));
  }
};

__global__ void throwDarts(int darts, unsigned long long *hits) {
  Generator generator(blockIdx.x * blockDim.x + threadIdx.x + 1);
  unsigned mine = 0;
  for (int i = 0; i < darts; ++i) {
    float x = generator.next(), y = generator.next();
    mine += x * x + y * y < 1.f;
  }
  atomicAdd(hits, (unsigned long long)mine);
}

int main() {
  constexpr int blocks = 16, threads = 64, darts = 200;
  unsigned long long *device, hits = 0;
  CHECK(cudaMalloc(&device, sizeof hits));
  CHECK(cudaMemset(device, 0, sizeof hits));
  throwDarts<<<blocks, threads>>>(darts, device);
  CHECK(cudaMemcpy(&hits, device, sizeof hits, cudaMemcpyDeviceToHost));
  CHECK(cudaFree(device));
  double pi = 4.0 * double(hits) / (double(blocks) * threads * darts);
  std::printf("hits %llu pi %.4f\n", hits, pi);
  return pi < 3.1 || pi > 3.2;
}

// Counting letters: atomics in shared memory first, in global memory at the end of each block.
#include <cstdio>
#include <cstdlib>
#include <string>
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

constexpr int bins = 26;

__global__ void count(const char *text, int n, unsigned *result) {
  __shared__ unsigned local[bins];
  for (int i = threadIdx.x; i < bins; i += blockDim.x)
    local[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    if (text[i] >= 'a' && text[i] <= 'z')
      atomicAdd(&local[text[i] - 'a'], 1u);
  __syncthreads();
  for (int i = threadIdx.x; i < bins; i += blockDim.x)
    atomicAdd(&result[i], local[i]);
}

int main() {
  std::string text;
  for (int i = 0; i < 400; ++i)
    text += "the quick brown fox jumps over the lazy dog; ";
  char *deviceText;
  unsigned *deviceCounts, counts[bins], expected[bins] = {};
  for (char c : text)
    if (c >= 'a' && c <= 'z')
      ++expected[c - 'a'];
  CHECK(cudaMalloc(&deviceText, text.size()));
  CHECK(cudaMalloc(&deviceCounts, sizeof counts));
  CHECK(cudaMemcpy(deviceText, text.data(), text.size(), cudaMemcpyHostToDevice));
  CHECK(cudaMemset(deviceCounts, 0, sizeof counts));
  count<<<4, 96>>>(deviceText, int(text.size()), deviceCounts);
  CHECK(cudaMemcpy(counts, deviceCounts, sizeof counts, cudaMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < bins; ++i) {
    std::printf("%c %u\n", 'a' + i, counts[i]);
    wrong += counts[i] != expected[i];
  }
  CHECK(cudaFree(deviceText));
  CHECK(cudaFree(deviceCounts));
  return wrong;
}

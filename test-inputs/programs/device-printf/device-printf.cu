// What a kernel prints, one thread at a time.
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

__global__ void speak(const char *greeting, float factor) {
  if (threadIdx.x == blockDim.x - 1)
    printf("%s from block %d, thread %u: %.2f %s\n", greeting, blockIdx.x, threadIdx.x,
           factor * blockIdx.x, blockIdx.x ? "again" : "first");
}

int main() {
  const char text[] = "hello";
  char *greeting;
  CHECK(cudaMalloc(&greeting, sizeof text));
  CHECK(cudaMemcpy(greeting, text, sizeof text, cudaMemcpyHostToDevice));
  for (int block = 0; block < 3; ++block) {
    speak<<<1, 10 * (block + 1)>>>(greeting, 1.5f);
    CHECK(cudaDeviceSynchronize());
  }
  std::printf("done\n");
  CHECK(cudaFree(greeting));
  return 0;
}

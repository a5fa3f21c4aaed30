// What goes wrong is said, once, by the call that was asked.
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

__global__ void nothing() {}

static const char *nameOf(cudaError_t status) { return cudaGetErrorName(status); }

int main() {
  nothing<<<1, 4096>>>(); // more threads than a block can have
  std::printf("peek fails: %d\n", cudaPeekAtLastError() != cudaSuccess);
  std::printf("get fails: %d\n", cudaGetLastError() != cudaSuccess);
  std::printf("get again: %s\n", cudaGetLastError() == cudaSuccess ? "fine" : "not fine");
  std::printf("null pointer: %d\n", cudaMemset(nullptr, 0, 16) != cudaSuccess);
  (void)cudaGetLastError();
  std::printf("device 99: %d\n", cudaSetDevice(99) == cudaErrorInvalidDevice);
  (void)cudaGetLastError();
  nothing<<<1, 1>>>();
  CHECK(cudaGetLastError());
  CHECK(cudaDeviceSynchronize());
  std::printf("names differ: %d\n", nameOf(cudaSuccess) != nameOf(cudaErrorInvalidValue));
  return 0;
}

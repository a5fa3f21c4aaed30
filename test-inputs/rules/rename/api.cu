// Calls, types, enumerators, macros and fields of the runtime; names of the user's own; text that only looks like CUDA.
#include <cstdio>
#include <cuda_runtime.h>

// cudaMalloc in a comment stays
static const char *message = "cudaMalloc failed: cudaErrorMemoryAllocation";
static const char *raw = R"(cudaMalloc here, "cudaFree" there)";

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::printf("%s: %s\n", message, cudaGetErrorString(status));                                \
      return 1;                                                                                    \
    }                                                                                              \
  } while (0)

struct cudaArena { // the user's own, despite its name
  void *cudaMalloc(size_t bytes) { return cudaPool + bytes; }
  char *cudaPool = nullptr;
};

namespace mine {
static int cudaDeviceSynchronize() { return 7; }
} // namespace mine

#define ALLOCATE cudaMalloc

template <class T> T *allocate(size_t count) {
  T *result = nullptr;
  cudaMalloc(&result, count * sizeof(T));
  return result;
}

int main() {
  float *data = allocate<float>(16);
  CHECK(ALLOCATE((void **)&data, 64));
  CHECK(::cudaMemset(data, 0, 64));
  cudaArena arena;
  arena.cudaPool = static_cast<char *>(arena.cudaMalloc(0));
  cudaError_t (*release)(void *) = cudaFree;
  cudaDeviceProp properties;
  CHECK(cudaGetDeviceProperties(&properties, 0));
  std::printf("%s %zu %d\n", properties.name, properties.totalGlobalMem, mine::cudaDeviceSynchronize());
  cudaStream_t stream;
  CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  enum cudaMemcpyKind kind = cudaMemcpyDeviceToHost;
  float host[16];
  CHECK(cudaMemcpyAsync(host, data, sizeof host, kind, stream));
  CHECK(release(data));
  std::printf("%s\n", raw);
#ifdef NEVER_DEFINED
  cudaProfilerStop(); // nobody compiles this
  cudaFreeHost(host);
#endif
}

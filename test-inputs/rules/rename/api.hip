// Calls, types, enumerators, macros and fields of the runtime; names of the user's own; text that only looks like CUDA.
#include <cstdio>
#include <hip/hip_runtime.h>

// cudaMalloc in a comment stays
static const char *message = "cudaMalloc failed: cudaErrorMemoryAllocation";
static const char *raw = R"(cudaMalloc here, "cudaFree" there)";

#define CHECK(call)                                                                                \
  do {                                                                                             \
    hipError_t status = (call);                                                                   \
    if (status != hipSuccess) {                                                                   \
      std::printf("%s: %s\n", message, hipGetErrorString(status));                                \
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

#define ALLOCATE hipMalloc

template <class T> T *allocate(size_t count) {
  T *result = nullptr;
  hipMalloc(&result, count * sizeof(T));
  return result;
}

int main() {
  float *data = allocate<float>(16);
  CHECK(ALLOCATE((void **)&data, 64));
  CHECK(::hipMemset(data, 0, 64));
  cudaArena arena;
  arena.cudaPool = static_cast<char *>(arena.cudaMalloc(0));
  hipError_t (*release)(void *) = hipFree;
  hipDeviceProp_t properties;
  CHECK(hipGetDeviceProperties(&properties, 0));
  std::printf("%s %zu %d\n", properties.name, properties.totalGlobalMem, mine::cudaDeviceSynchronize());
  hipStream_t stream;
  CHECK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  enum hipMemcpyKind kind = hipMemcpyDeviceToHost;
  float host[16];
  CHECK(hipMemcpyAsync(host, data, sizeof host, kind, stream));
  CHECK(release(data));
  std::printf("%s\n", raw);
#ifdef NEVER_DEFINED
  hipProfilerStop(); // nobody compiles this
  hipHostFree(host);
#endif
}

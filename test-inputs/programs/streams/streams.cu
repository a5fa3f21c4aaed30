// Work in two streams, ordered by events; pinned memory and asynchronous copies; a callback.
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

__global__ void scale(int *values, int n, int factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    values[i] *= factor;
}
__global__ void addUp(int *into, const int *from, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    into[i] += from[i];
}

static void CUDART_CB finished(void *data) { *static_cast<bool *>(data) = true; }

int main() {
  constexpr int n = 4096;
  constexpr size_t bytes = n * sizeof(int);
  int *host, *a, *b;
  bool done = false;
  CHECK(cudaMallocHost(&host, 2 * bytes));
  CHECK(cudaMalloc(&a, bytes));
  CHECK(cudaMalloc(&b, bytes));
  for (int i = 0; i < 2 * n; ++i)
    host[i] = i;
  cudaStream_t first, second;
  cudaEvent_t ready, begin, end;
  CHECK(cudaStreamCreate(&first));
  CHECK(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
  CHECK(cudaEventCreateWithFlags(&ready, cudaEventDisableTiming));
  CHECK(cudaEventCreate(&begin));
  CHECK(cudaEventCreate(&end));
  CHECK(cudaEventRecord(begin, first));
  CHECK(cudaMemcpyAsync(a, host, bytes, cudaMemcpyHostToDevice, first));
  CHECK(cudaMemcpyAsync(b, host + n, bytes, cudaMemcpyHostToDevice, second));
  scale<<<n / 256, 256, 0, first>>>(a, n, 3);
  scale<<<n / 256, 256, 0, second>>>(b, n, 5);
  CHECK(cudaEventRecord(ready, second));
  CHECK(cudaStreamWaitEvent(first, ready, 0));
  addUp<<<n / 256, 256, 0, first>>>(a, b, n);
  CHECK(cudaMemcpyAsync(host, a, bytes, cudaMemcpyDeviceToHost, first));
  CHECK(cudaLaunchHostFunc(first, finished, &done));
  CHECK(cudaEventRecord(end, first));
  CHECK(cudaStreamSynchronize(first));
  float milliseconds = -1;
  CHECK(cudaEventElapsedTime(&milliseconds, begin, end));
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += host[i] != 3 * i + 5 * (i + n);
  std::printf("wrong %d, callback %s, time %s\n", wrong, done ? "came" : "did not come",
              milliseconds >= 0 ? "is known" : "is not");
  CHECK(cudaEventDestroy(ready));
  CHECK(cudaEventDestroy(begin));
  CHECK(cudaEventDestroy(end));
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
  CHECK(cudaFreeHost(host));
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
  return wrong != 0 || !done;
}

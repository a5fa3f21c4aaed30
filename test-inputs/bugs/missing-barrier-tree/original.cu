// The barrier in a loop is missing in the port. Lanes of one warp are the first to get in their way.
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

__global__ void sum(const int *in, int *out) {
  __shared__ int partial[256];
  int i = threadIdx.x;
  partial[i] = in[blockIdx.x * blockDim.x + i];
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (i < half)
      partial[i] += partial[i + half];
    __syncthreads();
  }
  if (i == 0)
    atomicAdd(out, partial[0]);
}

int main() {
  constexpr int n = 4096, threads = 256;
  std::vector<int> values(n);
  for (int i = 0; i < n; ++i)
    values[i] = i % 7;
  int *in, *out, result = 0;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&out, sizeof(int)));
  CHECK(cudaMemset(out, 0, sizeof(int)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  sum<<<n / threads, threads>>>(in, out);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(&result, out, sizeof(int), cudaMemcpyDeviceToHost));
  std::printf("sum %d\n", result);
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  return 0;
}

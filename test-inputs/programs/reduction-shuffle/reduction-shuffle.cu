// A sum by shuffles within warps of 32, then over the warps of a block: the pattern of many
// libraries.
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

constexpr unsigned fullMask = 0xffffffff;

__inline__ __device__ int warpSum(int value) {
  for (int offset = 16; offset > 0; offset /= 2)
    value += __shfl_down_sync(fullMask, value, offset);
  return value;
}

__global__ void sum(const int *in, int *out, int n) {
  __shared__ int perWarp[32];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  int value = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    value += in[i];
  value = warpSum(value);
  if (lane == 0)
    perWarp[warp] = value;
  __syncthreads();
  if (warp == 0) {
    value = lane < blockDim.x / 32 ? perWarp[lane] : 0;
    value = warpSum(value);
    if (lane == 0)
      atomicAdd(out, value);
  }
}

int main() {
  constexpr int n = 20000;
  std::vector<int> values(n);
  int expected = 0;
  for (int i = 0; i < n; ++i)
    expected += values[i] = i % 13 - 4;
  int *in, *out, result;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&out, sizeof(int)));
  CHECK(cudaMemset(out, 0, sizeof(int)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  sum<<<8, 256>>>(in, out, n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(&result, out, sizeof(int), cudaMemcpyDeviceToHost));
  std::printf("sum %d expected %d\n", result, expected);
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  return result != expected;
}

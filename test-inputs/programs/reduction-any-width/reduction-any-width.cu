// A sum by shuffles that asks the hardware how wide a warp is.
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

__global__ void sum(const int *in, int *out, int n) {
  extern __shared__ int perWarp[];
  int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = i < n ? in[i] : 0;
  for (int offset = warpSize / 2; offset > 0; offset /= 2)
    value += __shfl_down_sync(__activemask(), value, offset);
  if (lane == 0)
    perWarp[warp] = value;
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int w = 1; w < blockDim.x / warpSize; ++w)
      value += perWarp[w];
    out[blockIdx.x] = value;
  }
}

int main() {
  constexpr int threads = 192, blocks = 11, n = threads * blocks - 50;
  std::vector<int> values(n), partial(blocks);
  for (int i = 0; i < n; ++i)
    values[i] = 3 * i % 11;
  int *in, *out;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&out, blocks * sizeof(int)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  sum<<<blocks, threads, threads * sizeof(int)>>>(in, out, n);
  CHECK(cudaMemcpy(partial.data(), out, blocks * sizeof(int), cudaMemcpyDeviceToHost));
  int wrong = 0;
  for (int b = 0; b < blocks; ++b) {
    int expected = 0;
    for (int i = b * threads; i < n && i < (b + 1) * threads; ++i)
      expected += values[i];
    wrong += partial[b] != expected;
    std::printf("block %d: %d\n", b, partial[b]);
  }
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  return wrong;
}

// The same sum by groups: a tile of 16, a tile of 32, a block.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cooperative_groups.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

namespace cg = cooperative_groups;

template <unsigned Size>
__device__ int tileSum(const cg::thread_block_tile<Size> &tile, int value) {
  for (unsigned distance = tile.size() / 2; distance > 0; distance /= 2)
    value += tile.shfl_down(value, distance);
  return value;
}

template <unsigned Size> __global__ void sum(const int *in, int *out) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<Size> tile = cg::tiled_partition<Size>(block);
  __shared__ int total;
  if (block.thread_rank() == 0)
    total = 0;
  block.sync();
  int value = tileSum<Size>(tile, in[blockIdx.x * block.size() + block.thread_rank()]);
  if (tile.thread_rank() == 0)
    atomicAdd(&total, value);
  block.sync();
  if (block.thread_rank() == 0)
    out[blockIdx.x] = total;
}

int main() {
  constexpr int threads = 96, blocks = 3, n = threads * blocks;
  std::vector<int> values(n);
  int expected[blocks] = {}, sums[blocks];
  for (int i = 0; i < n; ++i)
    expected[i / threads] += values[i] = i % 17;
  int *in, *out, wrong = 0;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&out, sizeof sums));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  for (int size : {16, 32}) {
    if (size == 16)
      sum<16><<<blocks, threads>>>(in, out);
    else
      sum<32><<<blocks, threads>>>(in, out);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(sums, out, sizeof sums, cudaMemcpyDeviceToHost));
    for (int b = 0; b < blocks; ++b) {
      std::printf("tiles of %d, block %d: %d\n", size, b, sums[b]);
      wrong += sums[b] != expected[b];
    }
  }
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  return wrong;
}

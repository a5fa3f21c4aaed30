// Sums of blocks, by tiles of 32 threads whose place is counted by `warpSize`: one and the same on a GPU with warps of 32, and
// two tiles for one place on wavefronts of 64 unless the port keeps to 32.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

#include <cstdio>
#include <vector>

namespace cg = cooperative_groups;

__global__ void sumBlocks(const float *in, float *out, int n) {
  __shared__ float sums[32];
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = i < n ? in[i] : 0;
  for (int offset = tile.size() / 2; offset > 0; offset /= 2)
    sum += tile.shfl_down(sum, offset);
  if (tile.thread_rank() == 0)
    sums[threadIdx.x / warpSize] = sum;
  block.sync();
  if (threadIdx.x < 32) {
    sum = threadIdx.x < blockDim.x / warpSize ? sums[threadIdx.x] : 0;
    for (int offset = tile.size() / 2; offset > 0; offset /= 2)
      sum += tile.shfl_down(sum, offset);
    if (tile.thread_rank() == 0)
      out[blockIdx.x] = sum;
  }
}

int main() {
  constexpr int n = 1000, block = 256, blocks = (n + block - 1) / block;
  std::vector<float> in(n), out(blocks);
  for (int i = 0; i < n; ++i)
    in[i] = i % 17;
  float *from, *to;
  cudaMalloc(&from, n * sizeof(float));
  cudaMalloc(&to, blocks * sizeof(float));
  cudaMemcpy(from, in.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  sumBlocks<<<blocks, block>>>(from, to, n);
  cudaMemcpy(out.data(), to, blocks * sizeof(float), cudaMemcpyDeviceToHost);
  for (float sum : out)
    std::printf("%g\n", sum);
  cudaFree(from);
  cudaFree(to);
  return 0;
}

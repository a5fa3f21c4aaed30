// Tiles of several wavefronts, which come with the port: the wavefronts of a tile wait for each other,
// and no lane may run ahead of the one that waits for all. Tiles of higher rank go round more often.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>

#include <cuda_runtime.h>

namespace cg = cooperative_groups;

template <unsigned blockSize, unsigned tileSize> __global__ void summarize(int *out) {
  __shared__ cg::block_tile_memory<blockSize> memory;
  auto block = cg::this_thread_block(memory);
  auto tile = cg::tiled_partition<tileSize>(block);
  const int value = static_cast<int>(block.thread_rank() * 37 % 101);
  int sum = 0;
  for (unsigned round = 0; round <= tile.meta_group_rank(); ++round) {
    sum += cg::reduce(tile, value + static_cast<int>(round), cg::plus<int>());
    sum += tile.shfl(value, 3) + 1000 * tile.any(value == 100);
  }
  out[block.thread_rank()] = sum;
}

template <unsigned blockSize, unsigned tileSize> void run() {
  int *out;
  cudaMallocManaged(&out, blockSize * sizeof(int));
  summarize<blockSize, tileSize><<<1, blockSize>>>(out);
  std::printf("tiles of %u in blocks of %u: %s\n", tileSize, blockSize,
              cudaGetErrorString(cudaDeviceSynchronize()));
  for (unsigned i = 0; i < blockSize; i += 32)
    std::printf("%d ", out[i]);
  std::printf("\n");
  cudaFree(out);
}

int main() {
  run<256, 64>();
  run<256, 128>();
  run<512, 512>();
  return 0;
}

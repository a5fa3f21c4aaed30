// Tiles of several warps: sums, maxima and votes of parts of a block, of which the tiles are at different rounds.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

namespace cg = cooperative_groups;

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

struct Result {
  int sum, largest, third, some, every;
  double mean;
};

// Tiles of higher rank go round more often, so that tiles meet independently of each other.
template <unsigned blockSize, unsigned tileSize>
__global__ void summarize(const int *in, Result *out) {
  __shared__ cg::block_tile_memory<blockSize> memory;
  auto block = cg::this_thread_block(memory);
  auto tile = cg::tiled_partition<tileSize>(block);
  const int value = in[blockIdx.x * blockSize + block.thread_rank()];
  Result result{};
  for (unsigned round = 0; round <= tile.meta_group_rank(); ++round) {
    const int scaled = value + static_cast<int>(round);
    result.sum = cg::reduce(tile, scaled, cg::plus<int>());
    result.largest = cg::reduce(tile, scaled, cg::greater<int>());
    result.mean = cg::reduce(tile, static_cast<double>(scaled), cg::plus<double>()) / tile.size();
    result.third = tile.shfl(scaled, 2);
    result.some = tile.any(scaled > 1000);
    result.every = tile.all(scaled >= 0);
    tile.sync();
  }
  if (tile.thread_rank() == 0)
    out[blockIdx.x * tile.meta_group_size() + tile.meta_group_rank()] = result;
}

template <unsigned blockSize, unsigned tileSize> void run(const std::vector<int> &values) {
  const unsigned blocks = static_cast<unsigned>(values.size()) / blockSize;
  const unsigned tiles = blocks * (blockSize / tileSize);
  int *in;
  Result *out;
  CHECK(cudaMalloc(&in, values.size() * sizeof(int)));
  CHECK(cudaMalloc(&out, tiles * sizeof(Result)));
  CHECK(cudaMemcpy(in, values.data(), values.size() * sizeof(int), cudaMemcpyHostToDevice));
  summarize<blockSize, tileSize><<<blocks, blockSize>>>(in, out);
  CHECK(cudaGetLastError());
  std::vector<Result> results(tiles);
  CHECK(cudaMemcpy(results.data(), out, tiles * sizeof(Result), cudaMemcpyDeviceToHost));
  std::printf("tiles of %u in blocks of %u\n", tileSize, blockSize);
  for (unsigned tile = 0; tile < tiles; ++tile) {
    const Result &r = results[tile];
    const int added = static_cast<int>(tile % (blockSize / tileSize));
    int sum = 0, largest = -1000000;
    for (unsigned i = 0; i < tileSize; ++i) {
      const int value = values[tile * tileSize + i] + added;
      sum += value;
      largest = value > largest ? value : largest;
    }
    std::printf("%d %d %d %d %d %.3f\n", r.sum, r.largest, r.third, r.some, r.every, r.mean);
    if (r.sum != sum || r.largest != largest)
      std::printf("expected %d and %d\n", sum, largest);
  }
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
}

int main() {
  std::vector<int> values(1024);
  unsigned state = 7;
  for (int &value : values) {
    state = state * 1664525u + 1013904223u;
    value = static_cast<int>(state >> 16) % 1009 - 3;
  }
  run<256, 64>(values);
  run<256, 128>(values);
  run<512, 512>(values);
  run<128, 16>(values);
  return 0;
}

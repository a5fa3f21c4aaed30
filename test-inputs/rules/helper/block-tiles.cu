// Tiles that are larger than a wavefront.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

template <unsigned blockSize, unsigned tileSize> __global__ void sums(const float *in, float *out) {
  __shared__ cg::block_tile_memory<blockSize> scratch;
  auto block = cg::this_thread_block(scratch);
  auto tile = cg::tiled_partition<tileSize>(block);
  float sum = cg::reduce(tile, in[block.thread_rank()], cg::plus<float>());
  if (tile.thread_rank() == 0)
    out[tile.meta_group_rank()] = tile.shfl(sum, 3);
  cg::sync(block);
}

void run(const float *in, float *out) {
  sums<256, 128><<<1, 256>>>(in, out);
  sums<256, 16><<<1, 256>>>(in, out);
}

// Tiles of cooperative groups have their own width, whatever a wavefront's is.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void tiles(float *out, float v) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  for (int d = tile.size() / 2; d > 0; d /= 2)
    v += tile.shfl_down(v, d);
  if (block.thread_rank() % 32 == 0)
    out[block.thread_rank() / 32] = v;
}

// With an operation on a whole warp next to it, the block's rank counts as a thread's index.
__global__ void mixed(float *out, float v) { // DIAG: wave-width
  cg::thread_block block = cg::this_thread_block();
  v = __shfl_sync(~0u, v, 0);                // DIAG: wave-sync-mask
  if (block.thread_rank() % 32 == 0)         // DIAG: wave-lane-arithmetic
    out[block.thread_rank() / 32] = v;       // DIAG: wave-lane-arithmetic
}

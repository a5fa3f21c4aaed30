#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void coalesced(int *out, int p) { // DIAG: wave-width
  cg::coalesced_group active = cg::coalesced_threads();
  out[0] = __popc(active.ballot(p)); // DIAG: wave-ballot-width
}

// A tile's mask fits.
__global__ void tile(int *out, int p) {
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(cg::this_thread_block());
  unsigned mask = tile.ballot(p);
  out[0] = __popc(mask);
}

// So does that of a part of it.
__global__ void part(int *out, int p) {
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(cg::this_thread_block());
  cg::coalesced_group odd = cg::binary_partition(tile, p & 1);
  out[0] = __popc(odd.ballot(p));
  out[1] = __popc(cg::labeled_partition(tile, p).ballot(p));
}

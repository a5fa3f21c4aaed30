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

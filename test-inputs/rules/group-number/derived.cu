// Members that a class inherits from a tile.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;
template <unsigned N> struct Tile : cg::thread_block_tile<N> {
  __device__ Tile(const cg::thread_block_tile<N> &t) : cg::thread_block_tile<N>(t) {}
};
template <class G> __device__ bool allSet(const G &g, bool p) { return ~g.ballot(p) == 0; }
__global__ void k(const int *in, int *out) {
  Tile<32> t(cg::tiled_partition<32>(cg::this_thread_block()));
  bool p = in[threadIdx.x] >= 0;
  out[threadIdx.x] = ~t.ballot(p) == 0;
  out[threadIdx.x + 64] = allSet(t, p);
}

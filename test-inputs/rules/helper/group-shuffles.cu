// Groups of HIP shuffle numbers only: shuffles of vectors and structs come with the port.
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

struct Best {
  double value;
  int index;
};

__global__ void sums(float4 *out, Best *best, const float4 *in) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  float4 sum = in[threadIdx.x];
  for (int step = tile.size() / 2; step > 0; step /= 2) {
    float4 other = tile.shfl_xor(sum, step);
    sum.x += other.x;
    sum.w += other.w;
  }
  out[threadIdx.x] = sum;
  Best mine = best[threadIdx.x];
  cg::coalesced_group active = cg::coalesced_threads();
  best[threadIdx.x] = active.shfl(mine, 0);
  out[0].y = tile.shfl_down(sum.x, 1);
}

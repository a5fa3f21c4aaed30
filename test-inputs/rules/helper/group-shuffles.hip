// Groups of HIP shuffle numbers only: shuffles of other values come with the port.
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
#include "tranship_hip.h"

namespace cg = cooperative_groups;

struct Best {
  double value;
  int index;
};

__global__ void sums(float4 *out, Best *best, const float4 *in) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  float4 sum = in[threadIdx.x];
  for (int step = tile.size() / 2; step > 0; step /= 2) {
    float4 other = tranship::shfl_xor(tile, sum, step);
    sum.x += other.x;
    sum.w += other.w;
  }
  out[threadIdx.x] = sum;
  Best mine = best[threadIdx.x];
  cg::coalesced_group active = cg::binary_partition(cooperative_groups::coalesced_threads(), __lane_id() >= 32);
  best[threadIdx.x] = tranship::shfl(active, mine, 0);
  out[0].y = tile.shfl_down(sum.x, 1);
}

namespace tables {
template <class Key, class Value> struct Pair {
  Key key;
  Value value;
};

enum class State { Empty, Full };

template <class Tile, class Entry>
__device__ Entry broadcast(const Tile &tile, const Entry &entry, int lane) {
  return tranship::shfl(tile, entry, lane); // numbers in one instantiation, and not in another
}
} // namespace tables

__global__ void broadcasts(tables::Pair<int, long> *pairs, int *numbers, tables::State *states,
                           int **pointers) {
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  pairs[threadIdx.x] = tables::broadcast(tile, pairs[threadIdx.x], 3);
  numbers[threadIdx.x] = tables::broadcast(tile, numbers[threadIdx.x], 3);
  states[threadIdx.x] = tranship::shfl_up(tile, states[threadIdx.x], 1);
  auto *pointer = &tile;
  pointers[threadIdx.x] = tranship::shfl_down(*pointer, pointers[threadIdx.x], 2);
}

// Masks of tiles have 64 bits in HIP, and ranks in a grid have 32. CUDA's width is kept where it counts.
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
#include <cstdio>
namespace cg = cooperative_groups;

template <class Group> __device__ unsigned long long spread(Group group, unsigned width) {
  return static_cast<unsigned long long>(group.thread_rank()) * width + group.size();
}

template <class Group> __device__ int first(const Group &group, bool p) {
  return __ffs(static_cast<unsigned>(group.ballot(p))) - 1;
}

__device__ auto voters(cg::thread_block_tile<16> tile, bool p) { return static_cast<unsigned>(tile.ballot(p)); }

__global__ void masks(int *out, const int *in) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  auto left = static_cast<unsigned>(tile.ballot(in[threadIdx.x] > 1));
  while (left) {
    auto source = __ffs(left) - 1;
    out[0] += tile.shfl(in[threadIdx.x], source);
    left ^= 1u << source;
  }
  auto below = static_cast<unsigned>(tile.match_any(in[threadIdx.x])) & ((1u << tile.thread_rank()) - 1);
  out[1] = below == 0 && ~static_cast<unsigned>(tile.ballot(in[0])) == 0;
  out[2] = static_cast<unsigned>(tile.ballot(in[1])) == -1;
  unsigned long long others = ~static_cast<unsigned>(tile.ballot(in[2]));
  unsigned low = ~tile.ballot(in[2]);                 // the same 32 bits
  unsigned mask = tile.ballot(in[3]);
  out[3] = __builtin_popcount(tile.ballot(in[3]) & mask) + tile.any(in[4]);
  if (tile.ballot(in[5]) == 0xffffffffu && tile.ballot(in[6]))
    out[4] = tile.ballot(in[7]) >> 3;
  printf("%x %x\n", static_cast<unsigned>(tile.ballot(in[8])), voters(cg::tiled_partition<16>(tile), in[9]));
  out[5] = first(tile, others > low);
}

__global__ void ranks(float *out, int columns, size_t rows, unsigned long long *sums) {
  cg::grid_group grid = cg::this_grid();
  auto rank = static_cast<unsigned long long>(grid.thread_rank());
  out[static_cast<unsigned long long>(grid.thread_rank()) * columns] = 0;
  out[grid.thread_rank() * rows] = rank;              // 64 bits in HIP as well
  out[static_cast<unsigned long long>(grid.thread_rank()) << 8] = 1;
  out[(static_cast<unsigned long long>(grid.thread_rank()) + 1) * 0x10000000] = 2;
  out[(grid.thread_rank() + rows) * columns] = 3;     // 64 bits in HIP as well
  long long missing = columns - static_cast<unsigned long long>(grid.size());
  int index = grid.thread_rank() * 4 + 1;             // the same 32 bits
  for (int i = grid.thread_rank(); i < columns; i += grid.size())
    out[i] = index + missing;
  printf("%llu\n", static_cast<unsigned long long>(grid.thread_rank()));
  sums[0] = spread(grid, 3) + spread(cg::this_thread_block(), 3);
}

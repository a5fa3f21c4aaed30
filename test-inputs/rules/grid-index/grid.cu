// COMPILES: no, AMD GPUs have no clusters
// What a grid group knows about its blocks is in built-in variables.
#include <cooperative_groups.h>

#include <cstdio>

namespace cg = cooperative_groups;

__global__ void count(unsigned long long *out, dim3 *shape) {
  cg::grid_group grid = cg::this_grid();
  const cg::grid_group *pointer = &grid;
  if (grid.thread_rank() == 0) {
    out[0] = grid.num_blocks();
    printf("%llu of %llu\n", grid.block_rank() + 1, pointer->num_blocks());
  }
  for (unsigned long long i = cg::this_grid().block_rank(); i < out[0]; i += grid.num_blocks())
    out[i] += grid.block_index().x * 2 + grid.dim_blocks().y;
  shape[0] = grid.dim_blocks();
  dim3 index = cooperative_groups::this_grid().block_index();
  shape[1] = index;
  grid.sync();
}

// A cluster's blocks are something else.
__device__ unsigned inCluster() {
  return cg::this_grid().cluster_rank(); // DIAG: unsupported-name
}

// COMPILES: no, AMD GPUs have no clusters
// What a grid group knows about its blocks is in built-in variables.
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>

#include <cstdio>

namespace cg = cooperative_groups;

__global__ void count(unsigned long long *out, dim3 *shape) {
  cg::grid_group grid = cg::this_grid();
  const cg::grid_group *pointer = &grid;
  if (grid.thread_rank() == 0) {
    out[0] = (1ull * gridDim.x * gridDim.y * gridDim.z);
    printf("%llu of %llu\n", (1ull * gridDim.x * (blockIdx.z * gridDim.y + blockIdx.y) + blockIdx.x) + 1, (1ull * gridDim.x * gridDim.y * gridDim.z));
  }
  for (unsigned long long i = (1ull * gridDim.x * (blockIdx.z * gridDim.y + blockIdx.y) + blockIdx.x); i < out[0]; i += (1ull * gridDim.x * gridDim.y * gridDim.z))
    out[i] += blockIdx.x * 2 + gridDim.y;
  shape[0] = dim3(gridDim);
  dim3 index = dim3(blockIdx);
  shape[1] = index;
  grid.sync();
}

// A cluster's blocks are something else.
__device__ unsigned inCluster() {
  return cg::this_grid().cluster_rank(); // DIAG: unsupported-name
}

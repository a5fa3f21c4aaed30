// ARGS: --helpers=none
// COMPILES: no, HIP lacks the function
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

__global__ void sum(int *out) {
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  *out = cg::reduce(warp, int(threadIdx.x), cg::plus<int>()); // DIAG: unsupported-name
}

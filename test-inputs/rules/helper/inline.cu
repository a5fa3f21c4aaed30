// ARGS: --helpers=inline
#include <cooperative_groups.h>

// Helpers may stand in each file that uses them.
__global__ void first(int *out) {
  cooperative_groups::invoke_one(cooperative_groups::this_thread_block(), [=] { *out = 1; });
}

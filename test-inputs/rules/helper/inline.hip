// ARGS: --helpers=inline
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>

#if defined(__HIPCC__)
#ifndef TRANSHIP_CG_INVOKE_ONE
#define TRANSHIP_CG_INVOKE_ONE // cg-invoke-one
#if defined(__HIP_PLATFORM_NVIDIA__)
#include <cooperative_groups.h>
#else
#include <hip/hip_cooperative_groups.h>
namespace cooperative_groups {
// Calls a function in one thread of the group, the first.
template <class Group, class Function, class... Arguments>
__device__ inline void invoke_one(const Group &group, Function &&function,
                                  Arguments &&...arguments) {
  if (group.thread_rank() == 0)
    function(static_cast<Arguments &&>(arguments)...);
}
} // namespace cooperative_groups
#endif
#endif
#endif // __HIPCC__

// Helpers may stand in each file that uses them.
__global__ void first(int *out) {
  cooperative_groups::invoke_one(cooperative_groups::this_thread_block(), [=] { *out = 1; });
}

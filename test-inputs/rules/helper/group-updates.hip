// Collectives with atomics, barriers in two halves, and functions on integers.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
#include <utility>

namespace cg = cooperative_groups;
namespace cstd = ::std;

__global__ void compact(int *next, int *most, const int *from, int *to, int count) {
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  cuda::atomic_ref<int, cuda::thread_scope_device> place(*next), top(*most);
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int wanted = i < count && from[i] > 0;
  int at = cg::exclusive_scan_update(tile, place, wanted, cg::plus<int>());
  int behind = cg::inclusive_scan_update(tile, place, wanted);
  if (wanted)
    to[at] = from[i] + behind;
  cg::reduce_update_async(tile, top, i < count ? from[i] : 0, cg::greater<int>());
  cg::reduce_store_async(tile, to + count, wanted, cg::plus<int>());
  auto token = tranship::barrier_arrive(block);
  cuda::atomic_signal_fence(cuda::memory_order_seq_cst);
  tranship::barrier_wait(block, std::move(token));
  cg::thread_block *pointer = &block;
  auto other = tranship::barrier_arrive(*pointer);
  tranship::barrier_wait(*pointer, std::move(other));
}

__device__ unsigned sizes(unsigned n, cuda::atomic<int *> &cursor) {
  int *here = cursor.fetch_add(2);
  return cuda::round_up(n, 32u) + cuda::round_down(n, 32u) + cuda::ilog2(n) + cuda::ceil_ilog2(n) + cuda::ilog10(n) +
         cuda::is_power_of_two(n) + cuda::next_power_of_two(n) + cuda::prev_power_of_two(n) + cstd::min(*here, 3);
}

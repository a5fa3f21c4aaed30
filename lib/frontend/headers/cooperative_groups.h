// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cooperative groups.
#pragma once
#pragma GCC system_header
#define _COOPERATIVE_GROUPS_H_

#include "core.h"
#include "vector.h"

#pragma clang force_cuda_host_device begin

namespace cooperative_groups {
inline namespace __v1 {

enum class thread_scope { thread, block, device, system };
struct thread_group {
  void sync() const;
  static unsigned long long size();
  static unsigned long long num_threads();
  static unsigned long long thread_rank();
  static dim3 group_dim();
  static dim3 dim_threads();
  static dim3 group_index();
  static dim3 thread_index();
  unsigned long long get_type() const;
};

struct thread_block : thread_group {
  struct arrival_token {};
  arrival_token barrier_arrive() const;
  void barrier_wait(arrival_token &&) const;
  static void sync();
  static unsigned size();
  static unsigned num_threads();
  static unsigned thread_rank();
};
struct grid_group : thread_group {
  struct arrival_token {};
  arrival_token barrier_arrive() const;
  void barrier_wait(arrival_token &&) const;
  bool is_valid() const;
  static unsigned long long block_rank();
  static unsigned long long num_blocks();
  static dim3 dim_blocks();
  static dim3 block_index();
  static unsigned long long cluster_rank();
  static unsigned long long num_clusters();
  static dim3 dim_clusters();
  static dim3 cluster_index();
};
struct multi_grid_group : thread_group {
  bool is_valid() const;
  unsigned grid_rank() const;
  unsigned num_grids() const;
};
struct cluster_group : thread_group {
  struct arrival_token {};
  static arrival_token barrier_arrive();
  static void barrier_wait(arrival_token &&);
  static void barrier_wait();
  static void sync();
  static unsigned block_rank();
  static unsigned num_blocks();
  static dim3 dim_blocks();
  static dim3 block_index();
  template <class T> static T *map_shared_rank(T *, int rank);
  static unsigned query_shared_rank(const void *);
};

// Groups within one warp, whose threads can exchange values.
struct TranshipWarpGroup : thread_group {
  static unsigned size();
  static unsigned num_threads();
  static unsigned thread_rank();
  unsigned meta_group_size() const;
  unsigned meta_group_rank() const;
  template <class T> T shfl(T, int) const;
  template <class T> T shfl_up(T, unsigned) const;
  template <class T> T shfl_down(T, unsigned) const;
  template <class T> T shfl_xor(T, unsigned) const;
  int any(int) const;
  int all(int) const;
  unsigned ballot(int) const;
  template <class T> unsigned match_any(T) const;
  template <class T> unsigned match_all(T, int &) const;
};
struct coalesced_group : TranshipWarpGroup {};
template <unsigned Size, class Parent = void> struct thread_block_tile : TranshipWarpGroup {
  thread_block_tile() = default;
  template <class Other> thread_block_tile(const thread_block_tile<Size, Other> &);
  static void sync();
};

thread_block this_thread_block();
grid_group this_grid();
multi_grid_group this_multi_grid();
cluster_group this_cluster();
thread_group this_thread();
coalesced_group coalesced_threads();

template <unsigned size, class Group> thread_block_tile<size, Group> tiled_partition(const Group &);
thread_group tiled_partition(const thread_group &, unsigned size);
coalesced_group tiled_partition(const coalesced_group &, unsigned size);
template <class Group> coalesced_group binary_partition(const Group &, bool);
template <class Group, class Label> coalesced_group labeled_partition(const Group &, Label);

template <class Group> void sync(const Group &);
template <class Group> unsigned thread_rank(const Group &);
template <class Group> unsigned group_size(const Group &);

template <class T = void> struct plus { template <class A> A operator()(A, A) const; };
template <class T = void> struct less { template <class A> A operator()(A, A) const; };
template <class T = void> struct greater { template <class A> A operator()(A, A) const; };
template <class T = void> struct bit_and { template <class A> A operator()(A, A) const; };
template <class T = void> struct bit_or { template <class A> A operator()(A, A) const; };
template <class T = void> struct bit_xor { template <class A> A operator()(A, A) const; };
template <class Group, class T, class Op> T reduce(const Group &, T, Op);
template <class Group, class Place, class T, class Op>
void reduce_update_async(const Group &, Place &, T, Op);
template <class Group, class Place, class T, class Op>
void reduce_store_async(const Group &, Place &&, T, Op);
template <class Group, class Place, class T, class... Op>
T inclusive_scan_update(const Group &, Place &, T, Op...);
template <class Group, class Place, class T, class... Op>
T exclusive_scan_update(const Group &, Place &, T, Op...);
template <class Group, class T, class... Op> T inclusive_scan(const Group &, T, Op...);
template <class Group, class T, class... Op> T exclusive_scan(const Group &, T, Op...);
// nvcc asserts that the group is a tile.
#define TRANSHIP_NO_TILE(group)                                                                    \
  template <class T, class Op> T reduce(const group &, T, Op) = delete;                            \
  template <class Place, class T, class Op>                                                        \
  void reduce_update_async(const group &, Place &, T, Op) = delete;                                \
  template <class Place, class T, class Op>                                                        \
  void reduce_store_async(const group &, Place &&, T, Op) = delete;                                \
  template <class Place, class T, class... Op>                                                     \
  T inclusive_scan_update(const group &, Place &, T, Op...) = delete;                              \
  template <class Place, class T, class... Op>                                                     \
  T exclusive_scan_update(const group &, Place &, T, Op...) = delete;                              \
  template <class T, class... Op> T inclusive_scan(const group &, T, Op...) = delete;              \
  template <class T, class... Op> T exclusive_scan(const group &, T, Op...) = delete;
TRANSHIP_NO_TILE(thread_group)
TRANSHIP_NO_TILE(thread_block)
TRANSHIP_NO_TILE(grid_group)
TRANSHIP_NO_TILE(multi_grid_group)
TRANSHIP_NO_TILE(cluster_group)
#undef TRANSHIP_NO_TILE

template <class Group, class... Arguments> void memcpy_async(const Group &, Arguments &&...);
template <class Group> void wait(const Group &);
template <unsigned stages, class Group> void wait_prior(const Group &);
template <class Group, class Callable> void invoke_one(const Group &, Callable &&);
template <class Group, class Callable>
auto invoke_one_broadcast(const Group &, Callable &&call) -> decltype(call());

namespace experimental {
using cooperative_groups::thread_block;
using cooperative_groups::tiled_partition;
template <unsigned size> struct block_tile_memory {};
template <unsigned size> thread_block this_thread_block(block_tile_memory<size> &);
} // namespace experimental
using experimental::block_tile_memory;
using experimental::this_thread_block;

} // namespace __v1
} // namespace cooperative_groups

#pragma clang force_cuda_host_device end

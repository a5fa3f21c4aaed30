// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cooperative groups: blocks, grids, parts of a warp.
#pragma once
#pragma GCC system_header
#define _COOPERATIVE_GROUPS_H_

#ifndef __HIP__
#include "block_tiles.h"
#endif
#include "threads.h"

#ifdef TRANSHIP_GPU

extern "C" __device__ void tranship_gridBarrier(TranshipSite site);

namespace cooperative_groups {
inline namespace __v1 {

enum class thread_scope { thread, block, device, system };

#ifdef __HIP__
typedef unsigned long long TranshipGroupMask;
typedef unsigned TranshipGroupRank;
#else
typedef unsigned TranshipGroupMask;
typedef unsigned long long TranshipGroupRank;
#endif

__device__ inline unsigned long long transhipBlockRank() {
  return blockIdx.x +
         (unsigned long long)gridDim.x * (blockIdx.y + (unsigned long long)gridDim.y * blockIdx.z);
}

/// Any group, without its type.
class thread_group {
public:
  enum Kind { One, Lanes, Block, Grid };
  struct arrival_token {};

  __device__ void sync(TRANSHIP_SITE) const {
    if (kind_ == Block)
      transhipMeet(transhipBarrier, 0, site);
    else if (kind_ == Grid)
      tranship_gridBarrier(site);
    else if (kind_ == Lanes)
      transhipWarp(transhipSyncWarp, transhipMask64, mask_, 0, 0, site);
  }
  // All threads meet where they wait.
  __device__ arrival_token barrier_arrive() const { return {}; }
  __device__ void barrier_wait(arrival_token &&, TRANSHIP_SITE) const { sync(site); }
  __device__ void barrier_wait(TRANSHIP_SITE) const { sync(site); }
  __device__ TranshipGroupRank size() const {
    switch (kind_) {
    case One:
      return 1;
    case Lanes:
      return __builtin_popcountll(mask_);
    case Block:
      return transhipBlockSize();
    default:
      return (TranshipGroupRank)transhipBlockSize() * gridDim.x * gridDim.y * gridDim.z;
    }
  }
  __device__ TranshipGroupRank num_threads() const { return size(); }
  __device__ TranshipGroupRank thread_rank() const {
    switch (kind_) {
    case One:
      return 0;
    case Lanes:
      return __builtin_popcountll(mask_ & ((1ull << tranship_lane()) - 1));
    case Block:
      return transhipThreadRank();
    default:
      return transhipBlockRank() * transhipBlockSize() + transhipThreadRank();
    }
  }
  __device__ bool is_valid() const { return true; }
  __device__ unsigned get_type() const { return kind_; }

  /// For tiled_partition.
  __device__ Kind transhipKind() const { return kind_; }
  __device__ unsigned long long transhipMask() const { return mask_; }
  __device__ static thread_group transhipMake(Kind kind, unsigned long long mask) {
    return {kind, mask};
  }

protected:
  __device__ constexpr thread_group(Kind kind, unsigned long long mask = 0)
      : kind_(kind), mask_(mask) {}

  Kind kind_;
  unsigned long long mask_; ///< lanes of the warp
};

class thread_block : public thread_group {
public:
  __device__ thread_block() : thread_group(Block) {}
  __device__ static void sync(TRANSHIP_SITE) { transhipMeet(transhipBarrier, 0, site); }
  __device__ static unsigned size() { return transhipBlockSize(); }
  __device__ static unsigned num_threads() { return transhipBlockSize(); }
  __device__ static unsigned thread_rank() { return transhipThreadRank(); }
  __device__ static dim3 group_dim() { return blockDim; }
  __device__ static dim3 dim_threads() { return blockDim; }
  __device__ static dim3 group_index() { return blockIdx; }
  __device__ static dim3 thread_index() { return threadIdx; }
};

class grid_group : public thread_group {
public:
  __device__ grid_group() : thread_group(Grid) {}
  __device__ static void sync(TRANSHIP_SITE) { tranship_gridBarrier(site); }
  __device__ static unsigned long long block_rank() { return transhipBlockRank(); }
  __device__ static unsigned long long num_blocks() {
    return (unsigned long long)gridDim.x * gridDim.y * gridDim.z;
  }
  __device__ static dim3 group_dim() { return gridDim; }
  __device__ static dim3 dim_blocks() { return gridDim; }
  __device__ static dim3 block_index() { return blockIdx; }
};
class multi_grid_group : public grid_group {
public:
  __device__ static unsigned grid_rank() { return 0; }
  __device__ static unsigned num_grids() { return 1; }
};
/// Clusters have one block.
class cluster_group : public thread_block {
public:
  __device__ static unsigned block_rank() { return 0; }
  __device__ static unsigned num_blocks() { return 1; }
  __device__ static dim3 dim_blocks() { return {1, 1, 1}; }
  __device__ static dim3 block_index() { return {0, 0, 0}; }
  template <class T> __device__ static T *map_shared_rank(T *place, int) { return place; }
};

/// Threads of one warp, which can exchange values. Members are counted by rank: rank n is the n-th
/// lane of the mask.
class TranshipWarpGroup : public thread_group {
public:
  __device__ explicit TranshipWarpGroup(unsigned long long mask) : thread_group(Lanes, mask) {}

  __device__ unsigned size() const { return __builtin_popcountll(mask_); }
  __device__ unsigned num_threads() const { return size(); }
  __device__ unsigned thread_rank() const {
    return __builtin_popcountll(mask_ & ((1ull << tranship_lane()) - 1));
  }
  template <class T> __device__ T shfl(T value, int rank, TRANSHIP_SITE) const {
    return exchange(value, rank & (int)(roundUp(size()) - 1), site);
  }
  template <class T> __device__ T shfl_up(T value, unsigned delta, TRANSHIP_SITE) const {
    unsigned rank = thread_rank();
    return exchange(value, rank < delta ? rank : rank - delta, site);
  }
  template <class T> __device__ T shfl_down(T value, unsigned delta, TRANSHIP_SITE) const {
    unsigned rank = thread_rank();
    return exchange(value, rank + delta >= size() ? rank : rank + delta, site);
  }
  template <class T> __device__ T shfl_xor(T value, unsigned mask, TRANSHIP_SITE) const {
    unsigned rank = thread_rank(), other = rank ^ mask;
    return exchange(value, other >= size() ? rank : other, site);
  }
  __device__ int any(int predicate, TRANSHIP_SITE) const { return vote(predicate, site) != 0; }
  __device__ int all(int predicate, TRANSHIP_SITE) const { return vote(!predicate, site) == 0; }
  __device__ TranshipGroupMask ballot(int predicate, TRANSHIP_SITE) const {
    return packed(vote(predicate != 0, site));
  }
  template <class T> __device__ TranshipGroupMask match_any(T value, TRANSHIP_SITE) const {
    return packed(
        transhipWarp(transhipMatchAny, transhipMask64, mask_, transhipBits(value), 0, site));
  }
  template <class T>
  __device__ TranshipGroupMask match_all(T value, int &predicate, TRANSHIP_SITE) const {
    unsigned long long same =
        transhipWarp(transhipMatchAll, transhipMask64, mask_, transhipBits(value), 0, site);
    predicate = same != 0;
    return packed(same);
  }
  /// The result is by lane, not by rank.
  __device__ unsigned long long transhipVote(int predicate, TranshipSite site) const {
    return vote(predicate, site);
  }

private:
  __device__ static unsigned roundUp(unsigned size) {
    return size <= 1 ? 1 : 1u << (32 - __builtin_clz(size - 1));
  }
  __device__ int lane(unsigned rank) const {
    unsigned long long left = mask_;
    while (rank-- && left)
      left &= left - 1;
    return left ? __builtin_ctzll(left) : 64;
  }
  template <class T> __device__ T exchange(const T &value, unsigned rank, TranshipSite site) const {
    return transhipExchange(transhipMask64, mask_, value, lane(rank), site);
  }
  __device__ unsigned long long vote(int predicate, TranshipSite site) const {
    return transhipWarp(transhipBallot, transhipMask64, mask_, predicate, 0, site);
  }
  /// Converts bits of lanes into bits of ranks.
  __device__ TranshipGroupMask packed(unsigned long long lanes) const {
    unsigned long long result = 0;
    unsigned rank = 0;
    for (unsigned long long left = mask_; left; left &= left - 1, ++rank)
      if (lanes & (left & -left))
        result |= 1ull << rank;
    return TranshipGroupMask(result);
  }
};

class coalesced_group : public TranshipWarpGroup {
public:
  using TranshipWarpGroup::TranshipWarpGroup;
  __device__ unsigned meta_group_size() const { return 1; }
  __device__ unsigned meta_group_rank() const { return 0; }
};

__device__ inline unsigned long long transhipTileMask(unsigned size) {
  unsigned lane = tranship_lane();
  unsigned long long ones = size >= 64 ? ~0ull : (1ull << size) - 1;
  return ones << (lane & ~(size - 1));
}

/// The number of threads in the tile that a tile is a part of; 0: it is a part of the block.
template <class Parent> constexpr unsigned transhipParentSize = 0;
template <unsigned Size, class Parent> class thread_block_tile;
template <unsigned Size, class Parent>
constexpr unsigned transhipParentSize<thread_block_tile<Size, Parent>> = Size;

template <unsigned Size, class Parent = void> class thread_block_tile : public TranshipWarpGroup {
  static constexpr unsigned transhipParent = transhipParentSize<Parent>;

public:
  __device__ thread_block_tile() : TranshipWarpGroup(transhipTileMask(Size)) {}
  template <class Other>
  __device__ thread_block_tile(const thread_block_tile<Size, Other> &other)
      : TranshipWarpGroup(other.transhipMask()) {}
  // The full size, even where the block ends in the middle.
  __device__ static constexpr unsigned size() { return Size; }
  __device__ static constexpr unsigned num_threads() { return Size; }
  __device__ static unsigned thread_rank() { return tranship_lane() & (Size - 1); }
  __device__ static unsigned meta_group_size() {
    return transhipParent ? transhipParent / Size : (transhipBlockSize() + Size - 1) / Size;
  }
  __device__ static unsigned meta_group_rank() {
    return (transhipParent ? tranship_lane() % transhipParent : transhipThreadRank()) / Size;
  }
};

__device__ inline thread_block this_thread_block() { return {}; }
__device__ inline grid_group this_grid() { return {}; }
__device__ inline multi_grid_group this_multi_grid() { return {}; }
__device__ inline cluster_group this_cluster() { return {}; }
__device__ inline thread_group this_thread() {
  return thread_group::transhipMake(thread_group::One, 0);
}
__device__ inline coalesced_group coalesced_threads(TRANSHIP_SITE) {
  return coalesced_group(transhipWarp(transhipActiveMask, transhipNoMask, 0, 0, 0, site));
}

template <unsigned Size, class Group> __device__ inline auto tiled_partition(const Group &) {
  static_assert((Size & (Size - 1)) == 0, "the size of a tile must be a power of two");
#ifdef __HIP__
  static_assert(Size <= 64, "a tile is at most as large as a wavefront");
#else
  if constexpr (Size > 32)
    return TranshipBlockTile<Size>();
  else
#endif
    return thread_block_tile<Size, Group>();
}
__device__ inline coalesced_group tiled_partition(const coalesced_group &group, unsigned size) {
  // Ranks in the group are split into pieces of this size.
  unsigned first = group.thread_rank() / size * size, rank = 0;
  unsigned long long mask = 0;
  for (unsigned long long left = group.transhipMask(); left; left &= left - 1, ++rank)
    if (rank >= first && rank < first + size)
      mask |= left & -left;
  return coalesced_group(mask);
}
__device__ inline thread_group tiled_partition(const thread_group &group, unsigned size) {
  if (group.transhipKind() == thread_group::Lanes)
    return tiled_partition(coalesced_group(group.transhipMask()), size);
  return thread_group::transhipMake(thread_group::Lanes, transhipTileMask(size));
}
template <class Group>
__device__ inline coalesced_group binary_partition(const Group &group, bool predicate,
                                                   TRANSHIP_SITE) {
  unsigned long long yes = group.transhipVote(predicate, site);
  return coalesced_group(predicate ? yes : group.transhipMask() & ~yes);
}
#ifndef __HIP__ // HIP lacks it; ports define it
template <class Group, class Label>
__device__ inline coalesced_group labeled_partition(const Group &group, Label label,
                                                    TRANSHIP_SITE) {
  return coalesced_group(transhipWarp(transhipMatchAny, transhipMask64, group.transhipMask(),
                                       transhipBits(label), 0, site));
}
#endif

template <class Group> __device__ inline void sync(const Group &group, TRANSHIP_SITE) {
  group.sync(site);
}
template <class Group> __device__ inline auto thread_rank(const Group &group) {
  return group.thread_rank();
}
template <class Group> __device__ inline auto group_size(const Group &group) {
  return group.size();
}

#ifndef __HIP__ // HIP has none of these; ports define them
#define TRANSHIP_OPERATION(name, expression)                                                       \
  template <class T = void> struct name {                                                          \
    template <class A> __device__ A operator()(A a, A b) const { return expression; }              \
  };
TRANSHIP_OPERATION(plus, a + b)
TRANSHIP_OPERATION(less, a < b ? a : b)
TRANSHIP_OPERATION(greater, a > b ? a : b)
TRANSHIP_OPERATION(bit_and, a &b)
TRANSHIP_OPERATION(bit_or, a | b)
TRANSHIP_OPERATION(bit_xor, a ^ b)
#undef TRANSHIP_OPERATION

template <class Group, class T, class Operation = plus<T>>
__device__ inline T inclusive_scan(const Group &group, T value, Operation operation = {},
                                   TRANSHIP_SITE) {
  unsigned rank = group.thread_rank();
  for (unsigned delta = 1; delta < group.size(); delta *= 2) {
    T before = group.shfl_up(value, delta, site);
    if (rank >= delta)
      value = operation(before, value);
  }
  return value;
}
template <class Group, class T, class Operation = plus<T>>
__device__ inline T exclusive_scan(const Group &group, T value, Operation operation = {},
                                   TRANSHIP_SITE) {
  T before = group.shfl_up(inclusive_scan(group, value, operation, site), 1, site);
  return group.thread_rank() ? before : T{};
}
template <class Group, class T, class Operation>
__device__ inline T reduce(const Group &group, T value, Operation operation, TRANSHIP_SITE) {
  // In the order in which NVIDIA's combines the values of a tile.
  const unsigned size = group.size(), rank = group.thread_rank();
  unsigned step = 1;
  while (step * 2 < size)
    step *= 2;
  for (; step > 0; step /= 2) {
    T other = group.shfl(value, (rank ^ step) < size ? rank ^ step : rank, site);
    if ((rank ^ step) < size)
      value = operation(value, other);
  }
  return group.shfl(value, 0, site);
}

// Collectives with an atomic variable: threads change it one by one, in the order of their ranks.
template <class Place, class T, class Operation>
__device__ inline auto transhipCombine(Place &place, T value, Operation operation) {
  auto old = place.load();
  while (!place.compare_exchange_strong(old, operation(old, value))) {
  }
  return old;
}
template <class Group, class Place, class T, class Operation>
__device__ inline void reduce_update_async(const Group &group, Place &place, T value,
                                           Operation operation, TRANSHIP_SITE) {
  T total = reduce(group, value, operation, site);
  if (group.thread_rank() == 0)
    transhipCombine(place, total, operation);
}
template <class Group, class T, class Operation>
__device__ inline void reduce_store_async(const Group &group, T *place, T value,
                                          Operation operation, TRANSHIP_SITE) {
  T total = reduce(group, value, operation, site);
  if (group.thread_rank() == 0)
    *place = total;
}
template <class Group, class Place, class T, class Operation = plus<T>>
__device__ inline T inclusive_scan_update(const Group &group, Place &place, T value,
                                          Operation operation = {}, TRANSHIP_SITE) {
  T total = reduce(group, value, operation, site), old{};
  if (group.thread_rank() == 0)
    old = transhipCombine(place, total, operation);
  old = group.shfl(old, 0, site);
  return operation(old, inclusive_scan(group, value, operation, site));
}
template <class Group, class Place, class T, class Operation = plus<T>>
__device__ inline T exclusive_scan_update(const Group &group, Place &place, T value,
                                          Operation operation = {}, TRANSHIP_SITE) {
  T total = reduce(group, value, operation, site), old{};
  if (group.thread_rank() == 0)
    old = transhipCombine(place, total, operation);
  old = group.shfl(old, 0, site);
  T before = group.shfl_up(inclusive_scan(group, value, operation, site), 1, site);
  return group.thread_rank() ? operation(old, before) : old;
}
template <class Group, class T>
__device__ inline void memcpy_async(const Group &group, T *to, const T *from, size_t bytes) {
  for (size_t i = group.thread_rank(); i < bytes; i += group.size())
    ((char *)to)[i] = ((const char *)from)[i];
}
template <class Group, class T, class Layout>
__device__ inline void memcpy_async(const Group &group, T *to, Layout toCount, const T *from,
                                    Layout fromCount) {
  size_t count = toCount < fromCount ? toCount : fromCount;
  for (size_t i = group.thread_rank(); i < count; i += group.size())
    to[i] = from[i];
}
template <class Group> __device__ inline void wait(const Group &group, TRANSHIP_SITE) {
  group.sync(site);
}
template <unsigned stages, class Group>
__device__ inline void wait_prior(const Group &group, TRANSHIP_SITE) {
  group.sync(site);
}
template <class Group, class Callable>
__device__ inline void invoke_one(const Group &group, Callable &&call) {
  if (group.thread_rank() == 0)
    call();
}
template <class Group, class Callable>
__device__ inline auto invoke_one_broadcast(const Group &group, Callable &&call, TRANSHIP_SITE)
    -> decltype(call()) {
  decltype(call()) result{};
  if (group.thread_rank() == 0)
    result = call();
  return group.shfl(result, 0, site);
}
#endif

#ifndef __HIP__ // HIP has no tiles of several wavefronts; ports define them
namespace experimental {
using cooperative_groups::thread_block;
using cooperative_groups::tiled_partition;
template <unsigned size> struct block_tile_memory {};
template <unsigned size>
__device__ inline thread_block this_thread_block(block_tile_memory<size> &) {
  transhipStartTiles();
  return {};
}
} // namespace experimental
using experimental::block_tile_memory;
using experimental::this_thread_block;
#endif

} // namespace __v1
} // namespace cooperative_groups

#endif

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's cooperative groups: each group has only its own members.
#if __HIP_CLANG_ONLY__
using lane_mask = unsigned long long int; // HIP's own name, in the global namespace
namespace cooperative_groups {
class thread_group {
public:
  __device__ __hip_uint32_t num_threads() const;
  __device__ __hip_uint32_t size() const;
  __device__ unsigned int cg_type() const;
  __device__ __hip_uint32_t thread_rank() const;
  __device__ bool is_valid() const;
  __device__ void sync() const;

protected:
  __device__ thread_group(int);
};

class multi_grid_group : public thread_group {
  friend __device__ multi_grid_group this_multi_grid();
  using thread_group::thread_group;

public:
  __device__ __hip_uint32_t num_grids();
  __device__ __hip_uint32_t grid_rank();
  __device__ __hip_uint32_t thread_rank() const;
  __device__ bool is_valid() const;
  __device__ void sync() const;
};
__device__ multi_grid_group this_multi_grid();

class grid_group : public thread_group {
  friend __device__ grid_group this_grid();
  using thread_group::thread_group;

public:
  __device__ __hip_uint32_t thread_rank() const;
  __device__ bool is_valid() const;
  __device__ void sync() const;
  __device__ dim3 group_dim() const;
#if TRANSHIP_HIP_VERSION > 70204
  __device__ unsigned long long num_blocks() const;
  __device__ unsigned long long block_rank() const;
  __device__ dim3 block_index() const;
  __device__ dim3 dim_blocks() const;
#endif
};
__device__ grid_group this_grid();

class thread_block : public thread_group {
  friend __device__ thread_block this_thread_block();
  using thread_group::thread_group;

public:
  static __device__ dim3 group_index();
  static __device__ dim3 thread_index();
  static __device__ __hip_uint32_t thread_rank();
  static __device__ __hip_uint32_t num_threads();
  static __device__ __hip_uint32_t size();
  static __device__ bool is_valid();
  static __device__ void sync();
  __device__ dim3 group_dim();
#if TRANSHIP_HIP_VERSION > 70204
  __device__ dim3 dim_threads();
#endif
};
__device__ thread_block this_thread_block();

class tiled_group : public thread_group {
protected:
  using thread_group::thread_group;

public:
  __device__ unsigned int num_threads() const;
  __device__ unsigned int size() const;
  __device__ unsigned int thread_rank() const;
  __device__ void sync() const;
};

#if TRANSHIP_HIP_VERSION >= 70000 ? !defined(HIP_DISABLE_WARP_SYNC_BUILTINS)                       \
                                  : defined(HIP_ENABLE_WARP_SYNC_BUILTINS)
#define TRANSHIP_VOTES                                                                             \
  __device__ unsigned long long ballot(int) const;                                                 \
  __device__ int any(int) const;                                                                   \
  __device__ int all(int) const;                                                                   \
  template <typename T> __device__ unsigned long long match_any(T value) const {                   \
    return __match_any(value);                                                                     \
  }                                                                                                \
  template <typename T> __device__ unsigned long long match_all(T value, int &all) const {         \
    return __match_all(value, &all);                                                               \
  }
#else
#define TRANSHIP_VOTES
#endif
// Values for which __shfl has no overload are errors.
#define TRANSHIP_SHUFFLE(name, Place)                                                              \
  template <class T> __device__ T name(T value, Place place) const {                               \
    return __##name(value, place);                                                                 \
  }

template <unsigned int size, class Parent = void> class thread_block_tile;
class coalesced_group : public thread_group {
  friend __device__ coalesced_group coalesced_threads();
  using thread_group::thread_group;

public:
  __device__ unsigned int num_threads() const;
  __device__ unsigned int size() const;
  __device__ unsigned int thread_rank() const;
  __device__ void sync() const;
  __device__ unsigned int meta_group_rank() const;
  __device__ unsigned int meta_group_size() const;
  TRANSHIP_SHUFFLE(shfl, int)
  TRANSHIP_SHUFFLE(shfl_down, unsigned int)
  TRANSHIP_SHUFFLE(shfl_up, unsigned int)
  TRANSHIP_VOTES
};
__device__ coalesced_group coalesced_threads();

template <unsigned int tile> class TranshipTile : public tiled_group {
  static_assert(tile && tile <= 64 && !(tile & (tile - 1)),
                "the size of a tile must be a power of 2 and at most that of a wavefront");

protected:
  __device__ TranshipTile();

public:
  static __device__ unsigned int num_threads();
  static __device__ unsigned int size();
  static __device__ unsigned int thread_rank();
  static __device__ void sync();
  TRANSHIP_SHUFFLE(shfl, int)
  TRANSHIP_SHUFFLE(shfl_down, unsigned int)
  TRANSHIP_SHUFFLE(shfl_up, unsigned int)
  TRANSHIP_SHUFFLE(shfl_xor, unsigned int)
  TRANSHIP_VOTES
};
#undef TRANSHIP_SHUFFLE
#undef TRANSHIP_VOTES

template <unsigned int tile, class Parent> class thread_block_tile : public TranshipTile<tile> {
  template <unsigned int size, class Other>
  friend __device__ thread_block_tile<size, Other> tiled_partition(const Other &);
  __device__ thread_block_tile(const Parent &);

public:
  static __device__ unsigned int meta_group_rank();
  static __device__ unsigned int meta_group_size();
  __device__ operator thread_block_tile<tile, void>() const;
};
template <unsigned int tile> class thread_block_tile<tile, void> : public TranshipTile<tile> {
public:
  template <class Parent> __device__ thread_block_tile(const thread_block_tile<tile, Parent> &);
  __device__ unsigned int meta_group_rank() const;
  __device__ unsigned int meta_group_size() const;
};

__device__ thread_group this_thread();
__device__ thread_group tiled_partition(const thread_group &, unsigned int);
__device__ thread_group tiled_partition(const thread_block &, unsigned int);
__device__ tiled_group tiled_partition(const tiled_group &, unsigned int);
__device__ coalesced_group tiled_partition(const coalesced_group &, unsigned int);

template <class Parent> struct TranshipCanPartition {};
template <> struct TranshipCanPartition<thread_block> { static constexpr unsigned int size = 64; };
template <unsigned int tile, class Parent>
struct TranshipCanPartition<thread_block_tile<tile, Parent>> {
  static constexpr unsigned int size = tile;
};
template <unsigned int tile, class Parent>
__device__ inline thread_block_tile<tile, Parent> tiled_partition(const Parent &parent) {
  static_assert(tile <= TranshipCanPartition<Parent>::size,
                "a tile must not be larger than its parent");
  return thread_block_tile<tile, Parent>(parent);
}

#if TRANSHIP_HIP_VERSION >= 70000 ? !defined(HIP_DISABLE_WARP_SYNC_BUILTINS)                       \
                                  : defined(HIP_ENABLE_WARP_SYNC_BUILTINS)
__device__ coalesced_group binary_partition(const coalesced_group &, bool);
template <unsigned int tile, class Parent>
__device__ coalesced_group binary_partition(const thread_block_tile<tile, Parent> &, bool);
#endif

template <class Group> __device__ inline __hip_uint32_t group_size(const Group &group) {
  return group.num_threads();
}
template <class Group> __device__ inline __hip_uint32_t thread_rank(const Group &group) {
  return group.thread_rank();
}
template <class Group> __device__ inline bool is_valid(const Group &group) {
  return group.is_valid();
}
template <class Group> __device__ inline void sync(const Group &group) { group.sync(); }
} // namespace cooperative_groups
#endif

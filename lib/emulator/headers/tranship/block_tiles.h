// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tiles of several warps, as CUDA makes them of a block that has memory for them.
#pragma once
#pragma GCC system_header

#include "threads.h"

namespace cooperative_groups {
inline namespace __v1 {

/// What the threads of a block's tiles share: 16 bytes for each thread, and counters for each tile.
struct TranshipTileMemory {
  alignas(16) unsigned char values[1024][16];
  unsigned waiting[32], rounds[32];
};
__device__ inline TranshipTileMemory &transhipTileMemory() {
  __shared__ TranshipTileMemory memory;
  return memory;
}

template <unsigned Size> class TranshipBlockTile {
public:
  __device__ static constexpr unsigned size() { return Size; }
  __device__ static constexpr unsigned num_threads() { return Size; }
  __device__ static unsigned thread_rank() { return transhipThreadRank() % Size; }
  __device__ static unsigned meta_group_size() { return (transhipBlockSize() + Size - 1) / Size; }
  __device__ static unsigned meta_group_rank() { return transhipThreadRank() / Size; }

  /// Each thread waits by itself.
  __device__ static void sync() {
    TranshipTileMemory &memory = transhipTileMemory();
    unsigned *round = &memory.rounds[meta_group_rank()];
    const unsigned begun = atomicAdd(round, 0u);
    unsigned last = transhipBlockSize() - meta_group_rank() * Size;
    if (atomicAdd(&memory.waiting[meta_group_rank()], 1u) + 1 == (last < Size ? last : Size)) {
      atomicExch(&memory.waiting[meta_group_rank()], 0u);
      __threadfence_block();
      atomicAdd(round, 1u);
    } else {
      while (atomicAdd(round, 0u) == begun)
        __nanosleep(1);
    }
    __threadfence_block();
  }
  template <class T> __device__ static T shfl(const T &value, unsigned rank, TRANSHIP_SITE) {
    (void)site;
    static_assert(sizeof(T) <= 16, "the emulator's tiles of several warps exchange up to 16 bytes");
    TranshipTileMemory &memory = transhipTileMemory();
    __builtin_memcpy(memory.values[transhipThreadRank()], &value, sizeof(T));
    sync();
    T result;
    __builtin_memcpy(&result, memory.values[meta_group_rank() * Size + rank % Size], sizeof(T));
    sync();
    return result;
  }
  __device__ static int any(int predicate) {
    TranshipTileMemory &memory = transhipTileMemory();
    memory.values[transhipThreadRank()][0] = predicate != 0;
    sync();
    int result = 0;
    for (unsigned rank = 0; rank < Size && meta_group_rank() * Size + rank < transhipBlockSize();
         ++rank)
      result |= memory.values[meta_group_rank() * Size + rank][0];
    sync();
    return result;
  }
  __device__ static int all(int predicate) { return !any(!predicate); }
};

/// Before the first use of tiles, in all threads of the block.
__device__ inline void transhipStartTiles() {
  TranshipTileMemory &memory = transhipTileMemory();
  for (unsigned tile = transhipThreadRank(); tile < 32; tile += transhipBlockSize())
    memory.waiting[tile] = memory.rounds[tile] = 0;
  __syncthreads();
}

} // namespace __v1
} // namespace cooperative_groups

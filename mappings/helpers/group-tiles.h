// SPDX-License-Identifier: 0BSD
// Tiles of a block that are larger than a wavefront, which HIP lacks.

//- helper: cg-block-tiles
//- requires: cg-exchange, spin
//- includes: hip/hip_cooperative_groups.h
//- cuda: cooperative_groups.h
namespace cooperative_groups {
// Shared memory in which the threads of tiles larger than a wavefront meet and exchange values. Each
// tile has the words of its threads, and counters for those that wait.
template <unsigned blockSize> struct block_tile_memory {
  unsigned words[blockSize];
  unsigned waiting[(blockSize + 63) / 64], rounds[(blockSize + 63) / 64];
};
class block_with_memory : public thread_block {
public:
  __device__ block_with_memory(const thread_block &block, unsigned *words, unsigned *waiting,
                               unsigned *rounds)
      : thread_block(block), words_(words), waiting_(waiting), rounds_(rounds) {}
  __device__ unsigned *words() const { return words_; }
  __device__ unsigned *waiting() const { return waiting_; }
  __device__ unsigned *rounds() const { return rounds_; }

private:
  unsigned *words_, *waiting_, *rounds_;
};
template <unsigned blockSize>
__device__ inline block_with_memory this_thread_block(block_tile_memory<blockSize> &memory) {
  const thread_block block = this_thread_block();
  for (unsigned tile = block.thread_rank(); tile < (blockSize + 63) / 64; tile += block.size())
    memory.waiting[tile] = memory.rounds[tile] = 0;
  __syncthreads();
  return {block, memory.words, memory.waiting, memory.rounds};
}

// A tile of one or more wavefronts.
template <unsigned tileSize> class block_tile {
public:
  __device__ explicit block_tile(const block_with_memory &block)
      : blockRank_(block.thread_rank()), blockSize_(block.size()),
        words_(block.words() + blockRank_ / tileSize * tileSize),
        waiting_(block.waiting() + blockRank_ / tileSize),
        round_(block.rounds() + blockRank_ / tileSize) {}
  __device__ static constexpr unsigned size() { return tileSize; }
  __device__ static constexpr unsigned num_threads() { return tileSize; }
  __device__ unsigned thread_rank() const { return blockRank_ % tileSize; }
  __device__ unsigned meta_group_size() const { return (blockSize_ + tileSize - 1) / tileSize; }
  __device__ unsigned meta_group_rank() const { return blockRank_ / tileSize; }

  // The first lane of each wavefront waits for those of the others.
  __device__ void sync() const {
    __threadfence_block();
    (void)__all(1); // for lanes that do not run in lockstep, on tranship's CPU backend
    tranship::joinLanes();
    if (thread_rank() % warpSize == 0 && tileSize > static_cast<unsigned>(warpSize)) {
      const unsigned round =
          __hip_atomic_load(round_, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
      if (__hip_atomic_fetch_add(waiting_, 1u, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_WORKGROUP) + 1 ==
          tileSize / warpSize) {
        __hip_atomic_store(waiting_, 0u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
        __hip_atomic_store(round_, round + 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP);
      } else {
        while (__hip_atomic_load(round_, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP) == round)
          tranship::pauseInLoop();
      }
    }
    (void)__all(1);
    tranship::joinLanes();
    __threadfence_block();
  }
  __device__ int shfl(int value, int rank) const {
    words_[thread_rank()] = static_cast<unsigned>(value);
    sync();
    const unsigned result = words_[static_cast<unsigned>(rank) % tileSize];
    sync();
    return static_cast<int>(result);
  }
  template <class T> __device__ T shfl(T value, int rank) const {
    return tranship::exchange(*this, value, static_cast<unsigned>(rank));
  }
  __device__ int any(int predicate) const {
    const int inWavefront = __any(predicate);
    words_[thread_rank()] = static_cast<unsigned>(inWavefront != 0);
    sync();
    unsigned result = 0;
    for (unsigned first = 0; first < tileSize; first += warpSize)
      result |= words_[first];
    sync();
    return static_cast<int>(result);
  }
  __device__ int all(int predicate) const { return !any(!predicate); }

private:
  unsigned blockRank_, blockSize_;
  unsigned *words_, *waiting_, *round_;
};
template <unsigned tileSize>
__device__ inline auto tiled_partition(const block_with_memory &block) {
  static_assert((tileSize & (tileSize - 1)) == 0, "the size of a tile must be a power of two");
  if constexpr (tileSize > 32)
    return block_tile<tileSize>(block);
  else
    return tiled_partition<tileSize>(static_cast<const thread_block &>(block));
}
} // namespace cooperative_groups

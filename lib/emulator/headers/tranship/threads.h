// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Communication between threads: fences, barriers, votes, shuffles.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "operations.h"
#include "vector.h"

#ifdef TRANSHIP_GPU

// Functions of the runtime.
extern "C" {
__device__ int tranship_barrier(unsigned operation, int value, const char *file, int line);
__device__ unsigned long long tranship_warp(unsigned operation, unsigned maskKind,
                                            unsigned long long mask, unsigned long long value,
                                            int argument, const char *file, int line);
__device__ int tranship_lane();
__device__ void tranship_yield();
__device__ void tranship_trap(TranshipSite site);
__device__ unsigned long long tranship_clock();
}

// Always inlined, since the place in the code says which threads meet.
__device__ __forceinline__ int transhipMeet(unsigned operation, int value, TranshipSite site) {
  return tranship_barrier(operation, value, site.file, site.line);
}
__device__ __forceinline__ unsigned long long
transhipWarp(unsigned operation, unsigned maskKind, unsigned long long mask,
             unsigned long long value, int argument, TranshipSite site) {
  return tranship_warp(operation, maskKind, mask, value, argument, site.file, site.line);
}

__device__ inline void __syncthreads(TRANSHIP_SITE) { transhipMeet(transhipBarrier, 0, site); }
__device__ inline int __syncthreads_count(int predicate, TRANSHIP_SITE) {
  return transhipMeet(transhipBarrierCount, predicate != 0, site);
}
__device__ inline int __syncthreads_and(int predicate, TRANSHIP_SITE) {
  return transhipMeet(transhipBarrierAnd, predicate != 0, site);
}
__device__ inline int __syncthreads_or(int predicate, TRANSHIP_SITE) {
  return transhipMeet(transhipBarrierOr, predicate != 0, site);
}
__device__ inline void __threadfence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
__device__ inline void __threadfence_block() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
__device__ inline void __threadfence_system() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
__device__ inline void __nanosleep(unsigned) { tranship_yield(); }
__device__ inline void __trap(TRANSHIP_SITE) { tranship_trap(site); }
__device__ inline void __brkpt() { __builtin_debugtrap(); }
__device__ inline void __prof_trigger(int) {}
__device__ inline long long clock64() { return (long long)tranship_clock(); }
__device__ inline long long wall_clock64() { return (long long)tranship_clock(); }
__device__ inline long long __clock64() { return (long long)tranship_clock(); }

#ifdef __HIP__
typedef unsigned long long TranshipMask;
#else
typedef unsigned TranshipMask;
#endif

/// Converts a value of any type into words of up to 8 bytes, which lanes exchange.
template <class T> struct TranshipWords {
  static constexpr int count = (sizeof(T) + 7) / 8;
  unsigned long long words[count] = {};
  __device__ TranshipWords() = default;
  __device__ explicit TranshipWords(const T &value) { __builtin_memcpy(words, &value, sizeof(T)); }
  __device__ T value() const {
    alignas(T) char bytes[sizeof(T)];
    __builtin_memcpy(bytes, words, sizeof(T));
    return *(T *)bytes;
  }
};

/// The lane that a shuffle reads within sections of `width` lanes; a lane's own where the section
/// ends.
struct TranshipSection {
  int lane, width, first;
  __device__ explicit TranshipSection(int width) : lane(tranship_lane()), width(width) {
    first = lane & ~(width - 1);
  }
  __device__ int index(int source) const { return first + (source & (width - 1)); }
  __device__ int up(unsigned delta) const {
    return lane - first < (int)delta ? lane : lane - (int)delta;
  }
  __device__ int down(unsigned delta) const {
    return (unsigned)(lane - first) + delta >= (unsigned)width ? lane : lane + (int)delta;
  }
  __device__ int exclusiveOr(int mask) const {
    int source = lane ^ mask;
    return source >= first + width ? lane : source;
  }
};

template <class T>
__device__ inline T transhipExchange(unsigned kind, unsigned long long mask, const T &value,
                                     int source, TranshipSite site) {
  TranshipWords<T> words(value);
  if (words.count == 1) { // no loop, so that it takes no optimization to keep the value in a register
    words.words[0] = transhipWarp(transhipShuffle, kind, mask, words.words[0], source, site);
    return words.value();
  }
  for (unsigned long long &word : words.words)
    word = transhipWarp(transhipShuffle, kind, mask, word, source, site);
  return words.value();
}

template <class Mask>
constexpr unsigned transhipMaskKind = sizeof(Mask) == 8 ? transhipMask64 : transhipMask32;

// HIP takes masks of any type, CUDA takes 32 bits.
#ifdef __HIP__
#define TRANSHIP_MASK_TEMPLATE class Mask,
#define TRANSHIP_MASK_TEMPLATE_ONLY template <class Mask>
#define TRANSHIP_MASK_TYPE Mask
#else
#define TRANSHIP_MASK_TEMPLATE
#define TRANSHIP_MASK_TEMPLATE_ONLY
#define TRANSHIP_MASK_TYPE unsigned
#endif

// What a shuffle returns: CUDA has none for integers smaller than int.
template <class T, bool = std::is_integral<T>::value && sizeof(T) < sizeof(int)>
struct TranshipShuffled {
  typedef T Type;
};
#ifndef __HIP__
template <class T> struct TranshipShuffled<T, true> {
  typedef int Type;
};
#endif

#define TRANSHIP_SHUFFLE(name, Lane, member)                                                       \
  template <TRANSHIP_MASK_TEMPLATE class T>                                                        \
  __device__ inline typename TranshipShuffled<T>::Type name##_sync(                                \
      TRANSHIP_MASK_TYPE mask, T value, Lane lane, int width = warpSize, TRANSHIP_SITE) {          \
    return transhipExchange(transhipMaskKind<TRANSHIP_MASK_TYPE>, mask, value,                     \
                            TranshipSection(width).member(lane), site);                            \
  }                                                                                                \
  template <class T>                                                                               \
  __device__ inline typename TranshipShuffled<T>::Type name(                                       \
      T value, Lane lane, int width = warpSize, TRANSHIP_SITE) {                                   \
    return transhipExchange(transhipNoMask, 0, value, TranshipSection(width).member(lane), site);  \
  }
TRANSHIP_SHUFFLE(__shfl, int, index)
TRANSHIP_SHUFFLE(__shfl_up, unsigned, up)
TRANSHIP_SHUFFLE(__shfl_down, unsigned, down)
TRANSHIP_SHUFFLE(__shfl_xor, int, exclusiveOr)
#undef TRANSHIP_SHUFFLE

__device__ inline TranshipMask __activemask(TRANSHIP_SITE) {
  return transhipWarp(transhipActiveMask, transhipNoMask, 0, 0, 0, site);
}
__device__ inline unsigned long long transhipVote(unsigned kind, unsigned long long mask,
                                                  bool predicate, TranshipSite site) {
  return transhipWarp(transhipBallot, kind, mask, predicate, 0, site);
}

TRANSHIP_MASK_TEMPLATE_ONLY
__device__ inline void __syncwarp(TRANSHIP_MASK_TYPE mask, TRANSHIP_SITE) {
  transhipWarp(transhipSyncWarp, transhipMaskKind<TRANSHIP_MASK_TYPE>, mask, 0, 0, site);
}
__device__ inline void __syncwarp(TRANSHIP_SITE) {
#ifdef __HIP__
  // A fence for the lanes that are together: it names none, so it waits for none that went elsewhere.
  transhipWarp(transhipSyncWarp, transhipNoMask, 0, 0, 0, site);
#else
  // The whole warp, whatever its width.
  transhipWarp(transhipSyncWarp, transhipMask64, ~0ull, 0, 0, site);
#endif
}
TRANSHIP_MASK_TEMPLATE_ONLY
__device__ inline TranshipMask __ballot_sync(TRANSHIP_MASK_TYPE mask, int predicate,
                                             TRANSHIP_SITE) {
  return transhipVote(transhipMaskKind<TRANSHIP_MASK_TYPE>, mask, predicate, site);
}
TRANSHIP_MASK_TEMPLATE_ONLY
__device__ inline int __any_sync(TRANSHIP_MASK_TYPE mask, int predicate, TRANSHIP_SITE) {
  return transhipVote(transhipMaskKind<TRANSHIP_MASK_TYPE>, mask, predicate, site) != 0;
}
TRANSHIP_MASK_TEMPLATE_ONLY
__device__ inline int __all_sync(TRANSHIP_MASK_TYPE mask, int predicate, TRANSHIP_SITE) {
  return transhipVote(transhipMaskKind<TRANSHIP_MASK_TYPE>, mask, !predicate, site) == 0;
}
TRANSHIP_MASK_TEMPLATE_ONLY
__device__ inline int __uni_sync(TRANSHIP_MASK_TYPE mask, int predicate, TRANSHIP_SITE) {
  return transhipWarp(transhipMatchAll, transhipMaskKind<TRANSHIP_MASK_TYPE>, mask, predicate != 0,
                       0, site) != 0;
}
template <int = 0> __device__ inline TranshipMask __ballot(int predicate, TRANSHIP_SITE) {
  return transhipVote(transhipNoMask, 0, predicate, site);
}
template <int = 0> __device__ inline int __any(int predicate, TRANSHIP_SITE) {
  return transhipVote(transhipNoMask, 0, predicate, site) != 0;
}
template <int = 0> __device__ inline int __all(int predicate, TRANSHIP_SITE) {
  return transhipVote(transhipNoMask, 0, !predicate, site) == 0;
}

template <class T> __device__ inline unsigned long long transhipBits(T value) {
  static_assert(sizeof(T) <= 8, "only values of at most 8 bytes can be compared");
  unsigned long long bits = 0;
  __builtin_memcpy(&bits, &value, sizeof(T));
  return bits;
}
template <TRANSHIP_MASK_TEMPLATE class T>
__device__ inline TranshipMask __match_any_sync(TRANSHIP_MASK_TYPE mask, T value, TRANSHIP_SITE) {
  return transhipWarp(transhipMatchAny, transhipMaskKind<TRANSHIP_MASK_TYPE>, mask,
                       transhipBits(value), 0, site);
}
template <TRANSHIP_MASK_TEMPLATE class T>
__device__ inline TranshipMask __match_all_sync(TRANSHIP_MASK_TYPE mask, T value, int *predicate,
                                                TRANSHIP_SITE) {
  TranshipMask same = transhipWarp(transhipMatchAll, transhipMaskKind<TRANSHIP_MASK_TYPE>, mask,
                                    transhipBits(value), 0, site);
  *predicate = same != 0;
  return same;
}

#ifdef __HIP__
template <class T> __device__ inline TranshipMask __match_any(T value, TRANSHIP_SITE) {
  return transhipWarp(transhipMatchAny, transhipNoMask, 0, transhipBits(value), 0, site);
}
template <class T>
__device__ inline TranshipMask __match_all(T value, int *predicate, TRANSHIP_SITE) {
  TranshipMask same =
      transhipWarp(transhipMatchAll, transhipNoMask, 0, transhipBits(value), 0, site);
  *predicate = same != 0;
  return same;
}
#endif

template <class Mask, class T>
__device__ inline T transhipReduce(unsigned operation, Mask mask, T value, TranshipSite site) {
  // Sign-extended, so that one comparison serves all sizes.
  return (T)transhipWarp(operation, transhipMaskKind<Mask>, mask,
                          (unsigned long long)(long long)value, 0, site);
}
#define TRANSHIP_REDUCE(name, signedOperation, unsignedOperation)                                  \
  template <TRANSHIP_MASK_TEMPLATE class T>                                                        \
  __device__ inline T name(TRANSHIP_MASK_TYPE mask, T value, TRANSHIP_SITE) {                      \
    return transhipReduce(std::is_signed<T>::value ? signedOperation : unsignedOperation, mask,    \
                          value, site);                                                            \
  }
TRANSHIP_REDUCE(__reduce_add_sync, transhipReduceAdd, transhipReduceAdd)
TRANSHIP_REDUCE(__reduce_min_sync, transhipReduceMinSigned, transhipReduceMinUnsigned)
TRANSHIP_REDUCE(__reduce_max_sync, transhipReduceMaxSigned, transhipReduceMaxUnsigned)
TRANSHIP_REDUCE(__reduce_and_sync, transhipReduceAnd, transhipReduceAnd)
TRANSHIP_REDUCE(__reduce_or_sync, transhipReduceOr, transhipReduceOr)
TRANSHIP_REDUCE(__reduce_xor_sync, transhipReduceXor, transhipReduceXor)
#undef TRANSHIP_REDUCE

#ifdef __HIP__
__device__ inline unsigned __lane_id() { return tranship_lane(); }
/// Clang's own for AMD's GPUs: the scope is a name, and address spaces may follow.
template <class... Spaces>
__device__ inline void __builtin_amdgcn_fence(int order, const char *, Spaces...) {
  __atomic_thread_fence(order);
}
#endif

// The rank and the number of the threads in the block.
__device__ inline unsigned transhipThreadRank() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}
__device__ inline unsigned transhipBlockSize() { return blockDim.x * blockDim.y * blockDim.z; }

#endif

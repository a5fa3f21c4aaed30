// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Communication between threads: fences, barriers, votes, shuffles, and loads and stores with a cache
// hint. They are templates, because old programs define some of them for types that old GPUs lacked, and
// overload resolution prefers such a definition. Clang has builtins for the others (__syncthreads).
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

__device__ void __threadfence();
__device__ void __threadfence_block();
__device__ void __threadfence_system();
__device__ int __syncthreads_and(int);
__device__ int __syncthreads_or(int);
__device__ int __syncthreads_count(int);
__device__ void __syncwarp(unsigned mask = ~0u);
__device__ void __barrier_sync(unsigned);
__device__ void __barrier_sync_count(unsigned, unsigned);
__device__ void __named_barrier_sync(unsigned, unsigned);

__device__ unsigned __activemask();
__device__ unsigned __ballot_sync(unsigned mask, int predicate);
__device__ int __all_sync(unsigned mask, int predicate);
__device__ int __any_sync(unsigned mask, int predicate);
__device__ int __uni_sync(unsigned mask, int predicate);
template <int = 0> __device__ unsigned __ballot(int predicate);
template <int = 0> __device__ int __all(int predicate);
template <int = 0> __device__ int __any(int predicate);
template <class T> __device__ unsigned __match_any_sync(unsigned mask, T value);
template <class T> __device__ unsigned __match_all_sync(unsigned mask, T value, int *predicate);

// Smaller integers and enumerators are passed as int.
template <class T, bool isEnum = __is_enum(T)> struct TranshipShuffled {
  using Type = T;
};
template <class T> struct TranshipShuffled<T, true> { using Type = int; };
#define TRANSHIP_SHUFFLED(T)                                                                       \
  template <> struct TranshipShuffled<T, false> { using Type = int; };
TRANSHIP_SHUFFLED(bool)
TRANSHIP_SHUFFLED(char)
TRANSHIP_SHUFFLED(signed char)
TRANSHIP_SHUFFLED(unsigned char)
TRANSHIP_SHUFFLED(short)
TRANSHIP_SHUFFLED(unsigned short)
#undef TRANSHIP_SHUFFLED
#define TRANSHIP_SHUFFLE(name, Lane)                                                               \
  template <class T>                                                                               \
  __device__ typename TranshipShuffled<T>::Type name##_sync(unsigned mask, T value, Lane lane,     \
                                                            int width = 32);                       \
  template <class T>                                                                               \
  __device__ typename TranshipShuffled<T>::Type name(T value, Lane lane, int width = 32);
TRANSHIP_SHUFFLE(__shfl, int)
TRANSHIP_SHUFFLE(__shfl_up, unsigned)
TRANSHIP_SHUFFLE(__shfl_down, unsigned)
TRANSHIP_SHUFFLE(__shfl_xor, int)
#undef TRANSHIP_SHUFFLE

#define TRANSHIP_REDUCE(name) template <class T> __device__ T name(unsigned mask, T value);
TRANSHIP_REDUCE(__reduce_add_sync)
TRANSHIP_REDUCE(__reduce_min_sync)
TRANSHIP_REDUCE(__reduce_max_sync)
TRANSHIP_REDUCE(__reduce_and_sync)
TRANSHIP_REDUCE(__reduce_or_sync)
TRANSHIP_REDUCE(__reduce_xor_sync)
#undef TRANSHIP_REDUCE

// The value converts to the pointee's type, as with overloads; it takes no part in deduction.
template <class T> struct TranshipSame { using Type = T; };
#define TRANSHIP_LOAD(name) template <class T> __device__ T name(const T *);
#define TRANSHIP_STORE(name)                                                                       \
  template <class T> __device__ void name(T *, typename TranshipSame<T>::Type);
TRANSHIP_LOAD(__ldg)
TRANSHIP_LOAD(__ldca)
TRANSHIP_LOAD(__ldcg)
TRANSHIP_LOAD(__ldcs)
TRANSHIP_LOAD(__ldcv)
TRANSHIP_LOAD(__ldlu)
TRANSHIP_STORE(__stcg)
TRANSHIP_STORE(__stcs)
TRANSHIP_STORE(__stwb)
TRANSHIP_STORE(__stwt)
#undef TRANSHIP_LOAD
#undef TRANSHIP_STORE

__device__ unsigned __isGlobal(const void *);
__device__ unsigned __isShared(const void *);
__device__ unsigned __isConstant(const void *);
__device__ unsigned __isLocal(const void *);
__device__ unsigned __isGridConstant(const void *);
__device__ unsigned __isClusterShared(const void *);
__device__ unsigned __isCtaShared(const void *);
__device__ unsigned __cluster_query_shared_rank(const void *);
__device__ uint2 __cluster_map_shared_multicast(const void *, unsigned);
__device__ unsigned __clusterDimIsSpecified();
__device__ unsigned __clusterRelativeBlockRank();
__device__ unsigned __clusterSizeInBlocks();
__device__ void __threadfence_cluster();

using __mbarrier_t = __UINT64_TYPE__;
using __mbarrier_token_t = __UINT64_TYPE__;
__host__ __device__ unsigned __mbarrier_maximum_count();
__device__ void __mbarrier_init(__mbarrier_t *, unsigned);
__device__ void __mbarrier_inval(__mbarrier_t *);
__device__ __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *);
__device__ __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *);
__device__ bool __mbarrier_test_wait(__mbarrier_t *, __mbarrier_token_t);
__device__ unsigned __mbarrier_token_pending_count(__mbarrier_token_t);
__device__ bool __mbarrier_test_wait_parity(__mbarrier_t *, bool);
__device__ bool __mbarrier_try_wait(__mbarrier_t *, __mbarrier_token_t, unsigned);
__device__ bool __mbarrier_try_wait_parity(__mbarrier_t *, bool, unsigned);
__device__ size_t __cvta_generic_to_global(const void *);
__device__ size_t __cvta_generic_to_shared(const void *);
__device__ size_t __cvta_generic_to_constant(const void *);
__device__ size_t __cvta_generic_to_local(const void *);
__device__ size_t __cvta_generic_to_grid_constant(const void *);
__device__ void *__cvta_global_to_generic(size_t);
__device__ void *__cvta_shared_to_generic(size_t);
__device__ void *__cvta_constant_to_generic(size_t);
__device__ void *__cvta_local_to_generic(size_t);
__device__ void *__cvta_grid_constant_to_generic(size_t);

__device__ void __cluster_barrier_arrive();
__device__ void __cluster_barrier_arrive_relaxed();
__device__ void __cluster_barrier_wait();
__device__ dim3 __clusterDim();
__device__ dim3 __clusterRelativeBlockIdx();
__device__ dim3 __clusterGridDimInClusters();
__device__ dim3 __clusterIdx();
__device__ void *__cluster_map_shared_rank(const void *, unsigned);

__device__ long long clock64();
__device__ unsigned __nanosleep(unsigned);
__device__ void __trap();
__device__ void __brkpt();
__device__ void __prof_trigger(int);
__device__ unsigned __pm0();
__device__ unsigned __pm1();
__device__ unsigned __pm2();
__device__ unsigned __pm3();

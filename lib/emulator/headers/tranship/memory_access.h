// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads and stores with a cache hint, address spaces, bits of 64-bit words.
#pragma once
#pragma GCC system_header

#include "core.h"

#ifdef TRANSHIP_GPU

/// Converts the value to the type of the target, as overloads would: the parameter deduces nothing.
template <class T> struct TranshipSame { using Type = T; };
#define TRANSHIP_LOAD(name)                                                                        \
  template <class T> __device__ inline T name(const T *place) { return *place; }
#define TRANSHIP_STORE(name)                                                                       \
  template <class T> __device__ inline void name(T *place, typename TranshipSame<T>::Type value) { \
    *place = value;                                                                                \
  }
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

extern "C" __device__ int tranship_isShared(const void *pointer);
__device__ inline unsigned __isShared(const void *p) { return tranship_isShared(p); }
__device__ inline unsigned __isGlobal(const void *p) { return !tranship_isShared(p); }
__device__ inline unsigned __isConstant(const void *) { return 0; }
__device__ inline unsigned __isLocal(const void *) { return 0; }
__device__ inline size_t __cvta_generic_to_global(const void *p) { return size_t(p); }
__device__ inline void *__cvta_global_to_generic(size_t p) { return (void *)p; }
// Programs keep addresses in shared memory in 32 bits: they count from the beginning of the block's memory.
extern __device__ char *const transhipSharedBase __asm__("tranship_local_sharedBase");
__device__ inline size_t __cvta_generic_to_shared(const void *p) {
  return size_t((const char *)p - transhipSharedBase);
}
__device__ inline void *__cvta_shared_to_generic(size_t p) { return transhipSharedBase + p; }

#endif

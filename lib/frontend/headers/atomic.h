// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomic functions, each also with the _block and _system suffix.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

#define TRANSHIP_SCOPES(decl, T, name) decl(T, name) decl(T, name##_block) decl(T, name##_system)
#define TRANSHIP_ATOMIC(T, name) __device__ T name(T *address, T value);
// Programs define these for old GPUs that lack them, in a test of __CUDA_ARCH__, which a host pass does
// not define. As templates, they do not conflict with such a definition; overload resolution prefers it.
#define TRANSHIP_WEAK_ATOMIC(T, name) template <int = 0> __device__ T name(T *address, T value);
#define TRANSHIP_CAS(T, name) __device__ T name(T *address, T compare, T value);
#define TRANSHIP_INTS(name)                                                                        \
  TRANSHIP_SCOPES(TRANSHIP_ATOMIC, int, name)                                                      \
  TRANSHIP_SCOPES(TRANSHIP_ATOMIC, unsigned, name)                                                 \
  TRANSHIP_SCOPES(TRANSHIP_ATOMIC, unsigned long long, name)
#define TRANSHIP_LONG(name) TRANSHIP_SCOPES(TRANSHIP_WEAK_ATOMIC, long long, name)

#define TRANSHIP_128(scope)                                                                        \
  __device__ void __u128AtomicCAS##scope(void *, void *, void *, void *);                          \
  __device__ void __u128AtomicExch##scope(void *, void *, void *);
TRANSHIP_128()
TRANSHIP_128(_block)
TRANSHIP_128(_system)
#undef TRANSHIP_128
TRANSHIP_INTS(atomicAdd)
TRANSHIP_SCOPES(TRANSHIP_ATOMIC, float, atomicAdd)
TRANSHIP_SCOPES(TRANSHIP_WEAK_ATOMIC, double, atomicAdd)
TRANSHIP_SCOPES(TRANSHIP_WEAK_ATOMIC, float2, atomicAdd)
TRANSHIP_SCOPES(TRANSHIP_WEAK_ATOMIC, float4, atomicAdd)
TRANSHIP_SCOPES(TRANSHIP_ATOMIC, int, atomicSub)
TRANSHIP_SCOPES(TRANSHIP_ATOMIC, unsigned, atomicSub)
TRANSHIP_INTS(atomicExch)
TRANSHIP_SCOPES(TRANSHIP_ATOMIC, float, atomicExch)
TRANSHIP_INTS(atomicMin)
TRANSHIP_LONG(atomicMin)
TRANSHIP_INTS(atomicMax)
TRANSHIP_LONG(atomicMax)
TRANSHIP_INTS(atomicAnd)
TRANSHIP_INTS(atomicOr)
TRANSHIP_INTS(atomicXor)
TRANSHIP_LONG(atomicAnd)
TRANSHIP_LONG(atomicOr)
TRANSHIP_LONG(atomicXor)
TRANSHIP_SCOPES(TRANSHIP_ATOMIC, unsigned, atomicInc)
TRANSHIP_SCOPES(TRANSHIP_ATOMIC, unsigned, atomicDec)
TRANSHIP_SCOPES(TRANSHIP_CAS, int, atomicCAS)
TRANSHIP_SCOPES(TRANSHIP_CAS, unsigned, atomicCAS)
TRANSHIP_SCOPES(TRANSHIP_CAS, unsigned long long, atomicCAS)
TRANSHIP_SCOPES(TRANSHIP_CAS, unsigned short, atomicCAS)
// Overloads for any type of 16 bytes.
template <class T, int (*)[sizeof(T) == 16] = nullptr> __device__ T atomicExch(T *, T);
template <class T, int (*)[sizeof(T) == 16] = nullptr> __device__ T atomicExch_block(T *, T);
template <class T, int (*)[sizeof(T) == 16] = nullptr> __device__ T atomicExch_system(T *, T);
template <class T, int (*)[sizeof(T) == 16] = nullptr> __device__ T atomicCAS(T *, T, T);
template <class T, int (*)[sizeof(T) == 16] = nullptr> __device__ T atomicCAS_block(T *, T, T);
template <class T, int (*)[sizeof(T) == 16] = nullptr> __device__ T atomicCAS_system(T *, T, T);

#undef TRANSHIP_LONG
#undef TRANSHIP_INTS
#undef TRANSHIP_CAS
#undef TRANSHIP_WEAK_ATOMIC
#undef TRANSHIP_ATOMIC
#undef TRANSHIP_SCOPES

// The compiler's builtin atomics, with memory order and scope.
#define __NV_ATOMIC_RELAXED 0
#define __NV_ATOMIC_CONSUME 1
#define __NV_ATOMIC_ACQUIRE 2
#define __NV_ATOMIC_RELEASE 3
#define __NV_ATOMIC_ACQ_REL 4
#define __NV_ATOMIC_SEQ_CST 5
#define __NV_THREAD_SCOPE_THREAD 0
#define __NV_THREAD_SCOPE_BLOCK 1
#define __NV_THREAD_SCOPE_CLUSTER 2
#define __NV_THREAD_SCOPE_DEVICE 3
#define __NV_THREAD_SCOPE_SYSTEM 4
template <class T> __device__ T __nv_atomic_load_n(T *, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_load(T *, T *result, int order, int scope = 4);
template <class T, class V>
__device__ void __nv_atomic_store_n(T *, V value, int order, int scope = 4);
template <class T> __device__ void __nv_atomic_store(T *, T *value, int order, int scope = 4);
template <class T, class V>
__device__ T __nv_atomic_exchange_n(T *, V value, int order, int scope = 4);
template <class T>
__device__ void __nv_atomic_exchange(T *, T *value, T *result, int order, int scope = 4);
template <class T, class V>
__device__ bool __nv_atomic_compare_exchange_n(T *, T *expected, V desired, bool weak, int success,
                                               int failure, int scope = 4);
template <class T>
__device__ bool __nv_atomic_compare_exchange(T *, T *expected, T *desired, bool weak, int success,
                                             int failure, int scope = 4);
#define TRANSHIP_FETCH(name)                                                                       \
  template <class T, class V> __device__ T name(T *, V value, int order, int scope = 4);
TRANSHIP_FETCH(__nv_atomic_fetch_add)
TRANSHIP_FETCH(__nv_atomic_fetch_sub)
TRANSHIP_FETCH(__nv_atomic_fetch_and)
TRANSHIP_FETCH(__nv_atomic_fetch_or)
TRANSHIP_FETCH(__nv_atomic_fetch_xor)
TRANSHIP_FETCH(__nv_atomic_fetch_min)
TRANSHIP_FETCH(__nv_atomic_fetch_max)
#undef TRANSHIP_FETCH
#define TRANSHIP_UPDATE(name)                                                                      \
  template <class T, class V> __device__ void name(T *, V value, int order, int scope = 4);
TRANSHIP_UPDATE(__nv_atomic_add)
TRANSHIP_UPDATE(__nv_atomic_sub)
TRANSHIP_UPDATE(__nv_atomic_and)
TRANSHIP_UPDATE(__nv_atomic_or)
TRANSHIP_UPDATE(__nv_atomic_xor)
TRANSHIP_UPDATE(__nv_atomic_min)
TRANSHIP_UPDATE(__nv_atomic_max)
#undef TRANSHIP_UPDATE
__device__ void __nv_atomic_thread_fence(int order, int scope);

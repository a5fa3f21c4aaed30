// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomic operations with an order and a scope, as in HIP compilers. CUDA atomics have no order; for
// any order but relaxed, this header puts fences around them.
#pragma once

#ifndef __CUDACC_RTC__
#include <cuda_runtime.h>
#endif

#ifndef __HIP_MEMORY_SCOPE_SINGLETHREAD
#define __HIP_MEMORY_SCOPE_SINGLETHREAD 1
#define __HIP_MEMORY_SCOPE_WAVEFRONT 2
#define __HIP_MEMORY_SCOPE_WORKGROUP 3
#define __HIP_MEMORY_SCOPE_AGENT 4
#define __HIP_MEMORY_SCOPE_SYSTEM 5
#endif

#ifndef __ATOMIC_RELAXED // NVRTC
#define __ATOMIC_RELAXED 0
#define __ATOMIC_CONSUME 1
#define __ATOMIC_ACQUIRE 2
#define __ATOMIC_RELEASE 3
#define __ATOMIC_ACQ_REL 4
#define __ATOMIC_SEQ_CST 5
#endif

namespace tranship {

/// The type of the same size that CUDA has an operation for.
template <class T, unsigned size = sizeof(T)> struct Bits { using Type = unsigned; };
template <class T> struct Bits<T, 8> { using Type = unsigned long long; };
template <class T> struct Same { using Type = T; };
/// CUDA defines additions for all types but signed 64-bit integers.
template <class T> struct Addend : Same<T> {};
template <> struct Addend<long long> : Same<unsigned long long> {};
template <> struct Addend<long> : Bits<long> {};
template <> struct Addend<unsigned long> : Bits<unsigned long> {};
/// CUDA defines minima and maxima for long long, but not for long.
template <class T> struct Ordered : Same<T> {};
template <> struct Ordered<long> : Same<long long> {};
template <> struct Ordered<unsigned long> : Same<unsigned long long> {};

template <class To, class From> static __device__ inline To sameBits(From from) {
  static_assert(sizeof(To) == sizeof(From), "of one size");
  To to;
  memcpy(&to, &from, sizeof to);
  return to;
}

static __device__ inline void fence(int order, int scope) {
  if (order == __ATOMIC_RELAXED)
    return;
  if (scope <= __HIP_MEMORY_SCOPE_WORKGROUP)
    __threadfence_block();
  else if (scope == __HIP_MEMORY_SCOPE_AGENT)
    __threadfence();
  else
    __threadfence_system();
}

#define TRANSHIP_ATOMIC(name, Operand, operation)                                                  \
  template <class T>                                                                               \
  static __device__ inline T name(T *at, typename Same<T>::Type value, int order, int scope) {     \
    using Word = typename Operand<T>::Type;                                                        \
    Word *word = reinterpret_cast<Word *>(at), with = sameBits<Word>(value);                       \
    fence(order, scope);                                                                           \
    Word before = scope <= __HIP_MEMORY_SCOPE_WORKGROUP ? operation##_block(word, with)            \
                  : scope == __HIP_MEMORY_SCOPE_AGENT   ? operation(word, with)                    \
                                                        : operation##_system(word, with);            \
    fence(order, scope);                                                                           \
    return sameBits<T>(before);                                                                    \
  }
TRANSHIP_ATOMIC(fetchAdd, Addend, atomicAdd)
TRANSHIP_ATOMIC(fetchMin, Ordered, atomicMin)
TRANSHIP_ATOMIC(fetchMax, Ordered, atomicMax)
TRANSHIP_ATOMIC(fetchAnd, Bits, atomicAnd)
TRANSHIP_ATOMIC(fetchOr, Bits, atomicOr)
TRANSHIP_ATOMIC(fetchXor, Bits, atomicXor)
TRANSHIP_ATOMIC(exchange, Bits, atomicExch)
#undef TRANSHIP_ATOMIC

template <class T>
static __device__ inline T fetchSub(T *at, typename Same<T>::Type value, int order, int scope) {
  return fetchAdd(at, T(-value), order, scope);
}

template <class T> static __device__ inline T load(const T *at, int order, int scope) {
  T value = *const_cast<const volatile T *>(at);
  fence(order, scope);
  return value;
}

template <class T>
static __device__ inline void store(T *at, typename Same<T>::Type value, int order, int scope) {
  fence(order, scope);
  *const_cast<volatile T *>(at) = value;
}

template <class T>
static __device__ inline bool compareExchange(T *at, T *expected, typename Same<T>::Type value,
                                              int order, int, int scope) {
  using Word = typename Bits<T>::Type;
  Word *word = reinterpret_cast<Word *>(at), was = sameBits<Word>(*expected),
       with = sameBits<Word>(value);
  fence(order, scope);
  Word before = scope <= __HIP_MEMORY_SCOPE_WORKGROUP ? atomicCAS_block(word, was, with)
                : scope == __HIP_MEMORY_SCOPE_AGENT   ? atomicCAS(word, was, with)
                                                      : atomicCAS_system(word, was, with);
  fence(order, scope);
  *expected = sameBits<T>(before);
  return before == was;
}

} // namespace tranship

// These are macros because clang knows the names.
#define __hip_atomic_fetch_add tranship::fetchAdd
#define __hip_atomic_fetch_sub tranship::fetchSub
#define __hip_atomic_fetch_min tranship::fetchMin
#define __hip_atomic_fetch_max tranship::fetchMax
#define __hip_atomic_fetch_and tranship::fetchAnd
#define __hip_atomic_fetch_or tranship::fetchOr
#define __hip_atomic_fetch_xor tranship::fetchXor
#define __hip_atomic_exchange tranship::exchange
#define __hip_atomic_load tranship::load
#define __hip_atomic_store tranship::store
#define __hip_atomic_compare_exchange_strong tranship::compareExchange
#define __hip_atomic_compare_exchange_weak tranship::compareExchange

#define unsafeAtomicAdd atomicAdd
#define safeAtomicAdd atomicAdd

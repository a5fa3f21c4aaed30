// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomic functions, each also with the suffixes _block and _system. All are atomic among all
// threads of the machine.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

#ifdef TRANSHIP_GPU

/// Returns the value before; `next` computes the one after.
template <class T, class Bits, class Next>
__device__ inline T transhipUpdate(T *address, Next next) {
  Bits *place = (Bits *)address;
  Bits before = __atomic_load_n(place, __ATOMIC_RELAXED), after;
  T old;
  do {
    __builtin_memcpy(&old, &before, sizeof(T));
    T value = next(old);
    __builtin_memcpy(&after, &value, sizeof(T));
  } while (!__atomic_compare_exchange_n(place, &before, after, false, __ATOMIC_SEQ_CST,
                                        __ATOMIC_RELAXED));
  return old;
}

#define TRANSHIP_SCOPES(decl, T, name, ...)                                                        \
  decl(T, name, __VA_ARGS__) decl(T, name##_block, __VA_ARGS__) decl(T, name##_system, __VA_ARGS__)
#define TRANSHIP_FETCH(T, name, function)                                                          \
  __device__ inline T name(T *address, T value) {                                                  \
    return function(address, value, __ATOMIC_SEQ_CST);                                             \
  }
// Programs define these where an old GPU lacks them, guarded by __CUDA_ARCH__, which host passes do
// not define. As templates they give way to such a definition instead of clashing with it.
#define TRANSHIP_WEAK_FETCH(T, name, function) template <int = 0> TRANSHIP_FETCH(T, name, function)
#define TRANSHIP_UPDATE(T, name, Bits, expression)                                                 \
  __device__ inline T name(T *address, T value) {                                                  \
    return transhipUpdate<T, Bits>(address, [value](T old) -> T { return expression; });           \
  }
#define TRANSHIP_WEAK_UPDATE(T, name, Bits, expression)                                            \
  template <int = 0> TRANSHIP_UPDATE(T, name, Bits, expression)
#define TRANSHIP_CAS(T, name, unused)                                                              \
  __device__ inline T name(T *address, T compare, T value) {                                       \
    __atomic_compare_exchange_n(address, &compare, value, false, __ATOMIC_SEQ_CST,                 \
                                __ATOMIC_SEQ_CST);                                                 \
    return compare;                                                                                \
  }
#define TRANSHIP_BITS_CAS(T, name, Bits)                                                           \
  __device__ inline T name(T *address, T compare, T value) {                                       \
    Bits expected, next;                                                                           \
    __builtin_memcpy(&expected, &compare, sizeof(T));                                              \
    __builtin_memcpy(&next, &value, sizeof(T));                                                    \
    __atomic_compare_exchange_n((Bits *)address, &expected, next, false, __ATOMIC_SEQ_CST,         \
                                __ATOMIC_SEQ_CST);                                                 \
    __builtin_memcpy(&compare, &expected, sizeof(T));                                              \
    return compare;                                                                                \
  }
#define TRANSHIP_INTEGERS(name, function)                                                          \
  TRANSHIP_SCOPES(TRANSHIP_FETCH, int, name, function)                                             \
  TRANSHIP_SCOPES(TRANSHIP_FETCH, unsigned, name, function)                                        \
  TRANSHIP_SCOPES(TRANSHIP_FETCH, unsigned long long, name, function)
#define TRANSHIP_LONG(name, function)                                                              \
  TRANSHIP_SCOPES(TRANSHIP_WEAK_FETCH, long long, name, function)                                  \
  TRANSHIP_SCOPES(TRANSHIP_WEAK_FETCH, unsigned long, name, function)                              \
  TRANSHIP_SCOPES(TRANSHIP_WEAK_FETCH, long, name, function)

TRANSHIP_INTEGERS(atomicAdd, __atomic_fetch_add)
TRANSHIP_SCOPES(TRANSHIP_UPDATE, float, atomicAdd, unsigned, old + value)
TRANSHIP_SCOPES(TRANSHIP_WEAK_UPDATE, double, atomicAdd, unsigned long long, old + value)
TRANSHIP_SCOPES(TRANSHIP_FETCH, int, atomicSub, __atomic_fetch_sub)
TRANSHIP_SCOPES(TRANSHIP_FETCH, unsigned, atomicSub, __atomic_fetch_sub)
TRANSHIP_INTEGERS(atomicExch, __atomic_exchange_n)
TRANSHIP_SCOPES(TRANSHIP_UPDATE, float, atomicExch, unsigned, value)
TRANSHIP_INTEGERS(atomicMin, __atomic_fetch_min)
TRANSHIP_LONG(atomicMin, __atomic_fetch_min)
TRANSHIP_INTEGERS(atomicMax, __atomic_fetch_max)
TRANSHIP_LONG(atomicMax, __atomic_fetch_max)
TRANSHIP_INTEGERS(atomicAnd, __atomic_fetch_and)
TRANSHIP_LONG(atomicAnd, __atomic_fetch_and)
TRANSHIP_INTEGERS(atomicOr, __atomic_fetch_or)
TRANSHIP_LONG(atomicOr, __atomic_fetch_or)
TRANSHIP_INTEGERS(atomicXor, __atomic_fetch_xor)
TRANSHIP_LONG(atomicXor, __atomic_fetch_xor)
TRANSHIP_SCOPES(TRANSHIP_UPDATE, unsigned, atomicInc, unsigned, old >= value ? 0 : old + 1)
TRANSHIP_SCOPES(TRANSHIP_UPDATE, unsigned, atomicDec, unsigned,
                old == 0 || old > value ? value : old - 1)
TRANSHIP_SCOPES(TRANSHIP_CAS, int, atomicCAS, )
TRANSHIP_SCOPES(TRANSHIP_CAS, unsigned, atomicCAS, )
TRANSHIP_SCOPES(TRANSHIP_CAS, unsigned long long, atomicCAS, )
TRANSHIP_SCOPES(TRANSHIP_CAS, unsigned short, atomicCAS, )

#ifdef __HIP__
// CUDA has none of these.
TRANSHIP_LONG(atomicAdd, __atomic_fetch_add)
TRANSHIP_SCOPES(TRANSHIP_FETCH, unsigned long long, atomicSub, __atomic_fetch_sub)
TRANSHIP_SCOPES(TRANSHIP_UPDATE, float, atomicSub, unsigned, old - value)
TRANSHIP_SCOPES(TRANSHIP_WEAK_UPDATE, double, atomicSub, unsigned long long, old - value)
TRANSHIP_SCOPES(TRANSHIP_UPDATE, float, atomicMin, unsigned, old < value ? old : value)
TRANSHIP_SCOPES(TRANSHIP_UPDATE, float, atomicMax, unsigned, old > value ? old : value)
TRANSHIP_SCOPES(TRANSHIP_WEAK_UPDATE, double, atomicMin, unsigned long long,
                old < value ? old : value)
TRANSHIP_SCOPES(TRANSHIP_WEAK_UPDATE, double, atomicMax, unsigned long long,
                old > value ? old : value)
TRANSHIP_SCOPES(TRANSHIP_WEAK_UPDATE, double, atomicExch, unsigned long long, value)
TRANSHIP_SCOPES(TRANSHIP_WEAK_FETCH, unsigned long, atomicExch, __atomic_exchange_n)
TRANSHIP_SCOPES(TRANSHIP_WEAK_FETCH, unsigned long, atomicSub, __atomic_fetch_sub)
TRANSHIP_SCOPES(TRANSHIP_CAS, unsigned long, atomicCAS, )
// Bits are compared, not numbers.
TRANSHIP_SCOPES(TRANSHIP_BITS_CAS, float, atomicCAS, unsigned)
TRANSHIP_SCOPES(TRANSHIP_BITS_CAS, double, atomicCAS, unsigned long long)
__device__ inline float unsafeAtomicAdd(float *address, float value) {
  return atomicAdd(address, value);
}
__device__ inline double unsafeAtomicAdd(double *address, double value) {
  return atomicAdd(address, value);
}
__device__ inline float safeAtomicAdd(float *address, float value) {
  return atomicAdd(address, value);
}
__device__ inline double safeAtomicAdd(double *address, double value) {
  return atomicAdd(address, value);
}
#endif

#undef TRANSHIP_LONG
#undef TRANSHIP_INTEGERS
#undef TRANSHIP_CAS
#undef TRANSHIP_BITS_CAS
#undef TRANSHIP_WEAK_UPDATE
#undef TRANSHIP_UPDATE
#undef TRANSHIP_WEAK_FETCH
#undef TRANSHIP_FETCH
#undef TRANSHIP_SCOPES

#endif

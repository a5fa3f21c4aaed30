// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA's atomic functions with a memory order and a scope (`__nv_atomic_fetch_add`). On the host's
// processor all scopes are the widest.
#pragma once
#pragma GCC system_header

#include "core.h"

#ifdef TRANSHIP_GPU

enum {
  __NV_ATOMIC_RELAXED = 0,
  __NV_ATOMIC_CONSUME = 1,
  __NV_ATOMIC_ACQUIRE = 2,
  __NV_ATOMIC_RELEASE = 3,
  __NV_ATOMIC_ACQ_REL = 4,
  __NV_ATOMIC_SEQ_CST = 5
};
enum {
  __NV_THREAD_SCOPE_THREAD = 0,
  __NV_THREAD_SCOPE_BLOCK = 1,
  __NV_THREAD_SCOPE_CLUSTER = 2,
  __NV_THREAD_SCOPE_DEVICE = 3,
  __NV_THREAD_SCOPE_SYSTEM = 4
};

/// The type of the value, without `const` and `volatile`.
template <class T> using TranshipAtomicValue = typename std::remove_cv<T>::type;

template <class T>
__device__ inline void __nv_atomic_load(const T *place, TranshipAtomicValue<T> *result, int order,
                                        int = __NV_THREAD_SCOPE_SYSTEM) {
  __atomic_load(const_cast<TranshipAtomicValue<T> *>(place), result, order);
}
template <class T>
__device__ inline TranshipAtomicValue<T> __nv_atomic_load_n(const T *place, int order,
                                                            int = __NV_THREAD_SCOPE_SYSTEM) {
  return __atomic_load_n(const_cast<TranshipAtomicValue<T> *>(place), order);
}
template <class T>
__device__ inline void __nv_atomic_store(T *place, TranshipAtomicValue<T> *value, int order,
                                         int = __NV_THREAD_SCOPE_SYSTEM) {
  __atomic_store(place, value, order);
}
template <class T, class V>
__device__ inline void __nv_atomic_store_n(T *place, V value, int order,
                                           int = __NV_THREAD_SCOPE_SYSTEM) {
  __atomic_store_n(place, TranshipAtomicValue<T>(value), order);
}
template <class T>
__device__ inline void __nv_atomic_exchange(T *place, TranshipAtomicValue<T> *value,
                                            TranshipAtomicValue<T> *result, int order,
                                            int = __NV_THREAD_SCOPE_SYSTEM) {
  __atomic_exchange(place, value, result, order);
}
template <class T, class V>
__device__ inline TranshipAtomicValue<T> __nv_atomic_exchange_n(T *place, V value, int order,
                                                                int = __NV_THREAD_SCOPE_SYSTEM) {
  return __atomic_exchange_n(place, TranshipAtomicValue<T>(value), order);
}
// A weak exchange may fail for no reason; this one does not.
template <class T>
__device__ inline bool
__nv_atomic_compare_exchange(T *place, TranshipAtomicValue<T> *expected,
                             TranshipAtomicValue<T> *wanted, bool, int order, int failureOrder,
                             int = __NV_THREAD_SCOPE_SYSTEM) {
  return __atomic_compare_exchange(place, expected, wanted, false, order, failureOrder);
}
template <class T, class V>
__device__ inline bool __nv_atomic_compare_exchange_n(T *place, TranshipAtomicValue<T> *expected,
                                                      V wanted, bool, int order, int failureOrder,
                                                      int = __NV_THREAD_SCOPE_SYSTEM) {
  return __atomic_compare_exchange_n(place, expected, TranshipAtomicValue<T>(wanted), false, order,
                                     failureOrder);
}

#define TRANSHIP_NV_ATOMIC(name)                                                                   \
  template <class T, class V>                                                                      \
  __device__ inline TranshipAtomicValue<T> __nv_atomic_fetch_##name(                               \
      T *place, V value, int order, int = __NV_THREAD_SCOPE_SYSTEM) {                              \
    return __atomic_fetch_##name(place, TranshipAtomicValue<T>(value), order);                     \
  }                                                                                                \
  template <class T, class V>                                                                      \
  __device__ inline void __nv_atomic_##name(T *place, V value, int order,                          \
                                            int = __NV_THREAD_SCOPE_SYSTEM) {                      \
    __atomic_fetch_##name(place, TranshipAtomicValue<T>(value), order);                            \
  }
TRANSHIP_NV_ATOMIC(add)
TRANSHIP_NV_ATOMIC(sub)
TRANSHIP_NV_ATOMIC(and)
TRANSHIP_NV_ATOMIC(or)
TRANSHIP_NV_ATOMIC(xor)
TRANSHIP_NV_ATOMIC(min)
TRANSHIP_NV_ATOMIC(max)
#undef TRANSHIP_NV_ATOMIC

__device__ inline void __nv_atomic_thread_fence(int order, int = __NV_THREAD_SCOPE_SYSTEM) {
  __atomic_thread_fence(order);
}

#endif

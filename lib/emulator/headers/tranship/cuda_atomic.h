// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <cuda/atomic> of libcu++. All threads share one memory here, so every scope is the whole system.
#pragma once
#pragma GCC system_header

#include "threads.h"
#include <atomic>

namespace cuda {

enum thread_scope {
  thread_scope_system = 0,
  thread_scope_device = 1,
  thread_scope_block = 2,
  thread_scope_thread = 10
};
using std::memory_order;
using std::memory_order_acq_rel;
using std::memory_order_acquire;
using std::memory_order_consume;
using std::memory_order_relaxed;
using std::memory_order_release;
using std::memory_order_seq_cst;

#pragma clang force_cuda_host_device begin

template <class T> class TranshipAtomic {
public:
  explicit TranshipAtomic(T *place) : place_(place) {}

  T load() const {
    T value;
    __atomic_load(place_, &value, __ATOMIC_SEQ_CST);
    return value;
  }
  void store(T value) const { __atomic_store(place_, &value, __ATOMIC_SEQ_CST); }
  T exchange(T value) const {
    T old;
    __atomic_exchange(place_, &value, &old, __ATOMIC_SEQ_CST);
    return old;
  }
  bool compareExchange(T &expected, T value) const {
    return __atomic_compare_exchange(place_, &expected, &value, false, __ATOMIC_SEQ_CST,
                                     __ATOMIC_SEQ_CST);
  }
  template <class Change> T update(Change change) const {
    T old = load();
    while (!compareExchange(old, change(old))) {
    }
    return old;
  }

private:
  T *place_;
};

#define TRANSHIP_FETCH(name, expression)                                                           \
  T fetch_##name(T by, memory_order = memory_order_seq_cst) const {                                \
    return TranshipAtomic<T>(place()).update([by](T old) { return T(expression); });               \
  }
#define TRANSHIP_ATOMIC_MEMBERS                                                                    \
  T load(memory_order = memory_order_seq_cst) const { return TranshipAtomic<T>(place()).load(); }  \
  void store(T value, memory_order = memory_order_seq_cst) const {                                 \
    TranshipAtomic<T>(place()).store(value);                                                       \
  }                                                                                                \
  T exchange(T value, memory_order = memory_order_seq_cst) const {                                 \
    return TranshipAtomic<T>(place()).exchange(value);                                             \
  }                                                                                                \
  bool compare_exchange_strong(T &expected, T value, memory_order = memory_order_seq_cst,          \
                               memory_order = memory_order_seq_cst) const {                        \
    return TranshipAtomic<T>(place()).compareExchange(expected, value);                            \
  }                                                                                                \
  bool compare_exchange_weak(T &expected, T value, memory_order = memory_order_seq_cst,            \
                             memory_order = memory_order_seq_cst) const {                          \
    return TranshipAtomic<T>(place()).compareExchange(expected, value);                            \
  }                                                                                                \
  TRANSHIP_FETCH(add, old + by)                                                                    \
  TRANSHIP_FETCH(sub, old - by)                                                                    \
  TRANSHIP_FETCH(and, old &by)                                                                     \
  TRANSHIP_FETCH(or, old | by)                                                                     \
  TRANSHIP_FETCH(xor, old ^ by)                                                                    \
  TRANSHIP_FETCH(min, by < old ? by : old)                                                         \
  TRANSHIP_FETCH(max, old < by ? by : old)                                                         \
  void wait(T old, memory_order = memory_order_seq_cst) const {                                    \
    while (load() == old) {                                                                        \
    }                                                                                              \
  }                                                                                                \
  void notify_one() const {}                                                                       \
  void notify_all() const {}                                                                       \
  operator T() const { return load(); }                                                            \
  T operator++() const { return fetch_add(1) + 1; }                                                \
  T operator++(int) const { return fetch_add(1); }                                                 \
  T operator--() const { return fetch_sub(1) - 1; }                                                \
  T operator--(int) const { return fetch_sub(1); }                                                 \
  T operator+=(T by) const { return fetch_add(by) + by; }                                          \
  T operator-=(T by) const { return fetch_sub(by) - by; }                                          \
  T operator&=(T by) const { return fetch_and(by) & by; }                                          \
  T operator|=(T by) const { return fetch_or(by) | by; }                                           \
  T operator^=(T by) const { return fetch_xor(by) ^ by; }

template <class T, thread_scope scope = thread_scope_system> class atomic {
public:
  atomic() = default;
  constexpr atomic(T value) : value_(value) {}
  atomic(const atomic &) = delete;
  T operator=(T value) {
    store(value);
    return value;
  }
  TRANSHIP_ATOMIC_MEMBERS

private:
  T *place() const { return &value_; }
  mutable T value_;
};

template <class T, thread_scope scope = thread_scope_system> class atomic_ref {
public:
  explicit atomic_ref(T &value) : value_(&value) {}
  T operator=(T value) const {
    store(value);
    return value;
  }
  TRANSHIP_ATOMIC_MEMBERS

private:
  T *place() const { return value_; }
  T *value_;
};
#undef TRANSHIP_ATOMIC_MEMBERS
#undef TRANSHIP_FETCH

inline void atomic_thread_fence(memory_order, thread_scope = thread_scope_system) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
inline void atomic_signal_fence(memory_order) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }

#pragma clang force_cuda_host_device end

namespace std {
using namespace ::std;
}
} // namespace cuda

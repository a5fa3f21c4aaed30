// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <cuda/functional>, <cuda/cmath>, <cuda/annotated_ptr>, and <cuda/std/...>: the host's library,
// and what of it C++17 lacks.
#pragma once
#pragma GCC system_header

#include "cuda_atomic.h"
#include <array>
#include <bitset>
#include <cassert>
#include <cfloat>
#include <chrono>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <ratio>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

struct __half;
struct __nv_bfloat16;

#pragma clang force_cuda_host_device begin

// Types whose limits libcu++ knows and the standard library does not.
template <class T, unsigned short lowest_, unsigned short max_, unsigned short epsilon_,
          unsigned short infinity_>
struct TranshipShortLimits : ::std::numeric_limits<float> {
  static T transhipOf(unsigned short bits) {
    T result;
    __builtin_memcpy(&result, &bits, sizeof bits);
    return result;
  }
  static T min() { return transhipOf(lowest_); }
  static T max() { return transhipOf(max_); }
  static T lowest() { return transhipOf(max_ | 0x8000); }
  static T epsilon() { return transhipOf(epsilon_); }
  static T infinity() { return transhipOf(infinity_); }
  static T quiet_NaN() { return transhipOf(infinity_ | infinity_ >> 1); }
  static T denorm_min() { return transhipOf(1); }
};

namespace cuda {
namespace std {
template <class T> struct numeric_limits : ::std::numeric_limits<T> {};
template <>
struct numeric_limits<__half> : TranshipShortLimits<__half, 0x0400, 0x7bff, 0x1400, 0x7c00> {
  static constexpr int digits = 11, max_exponent = 16, min_exponent = -13;
};
template <>
struct numeric_limits<__nv_bfloat16>
    : TranshipShortLimits<__nv_bfloat16, 0x0080, 0x7f7f, 0x3c00, 0x7f80> {
  static constexpr int digits = 8;
};
} // namespace std

template <class T = void> struct maximum {
  template <class A, class B> constexpr auto operator()(const A &a, const B &b) const {
    return a < b ? b : a;
  }
};
template <class T = void> struct minimum {
  template <class A, class B> constexpr auto operator()(const A &a, const B &b) const {
    return b < a ? b : a;
  }
};
template <class Result, class Function> Function proclaim_return_type(Function function) {
  return function;
}
template <class A, class B> constexpr auto ceil_div(A a, B b) { return a / b + (a % b ? 1 : 0); }
template <class A, class B> constexpr auto round_up(A a, B b) { return ceil_div(a, b) * b; }
template <class A, class B> constexpr auto round_down(A a, B b) { return a / b * b; }
template <class T> constexpr int ilog2(T x) { return x > 1 ? 1 + ilog2(T(x / 2)) : 0; }
template <class T> constexpr bool is_power_of_two(T x) { return x > 0 && (x & (x - 1)) == 0; }

struct access_property {
  struct shared {};
  struct global {};
  struct normal {};
  struct persisting {};
  struct streaming {};
  template <class... Hints> constexpr access_property(Hints...) {}
};
template <class T, class Property> class annotated_ptr {
public:
  annotated_ptr() = default;
  template <class... Hints> constexpr explicit annotated_ptr(T *place, Hints...) : place_(place) {}
  T &operator*() const { return *place_; }
  T *operator->() const { return place_; }
  T &operator[](::std::ptrdiff_t i) const { return place_[i]; }
  explicit operator bool() const { return place_; }
  T *get() const { return place_; }

private:
  T *place_ = nullptr;
};
template <class T, class... Hints> T *associate_access_property(T *place, Hints...) {
  return place;
}
template <class Size, class Hint> void apply_access_property(const volatile void *, Size, Hint) {}
inline void discard_memory(volatile void *, ::std::size_t) {}

namespace std {
#if __cplusplus < 202002L
struct identity {
  template <class T> constexpr T &&operator()(T &&value) const { return static_cast<T &&>(value); }
};
#endif
template <class T> using atomic = cuda::atomic<T, thread_scope_system>;
template <class T> using atomic_ref = cuda::atomic_ref<T, thread_scope_system>;
// The functions that do the same as the members.
template <class T> T atomic_load(const atomic<T> *a) { return a->load(); }
template <class T> T atomic_load_explicit(const atomic<T> *a, memory_order order) {
  return a->load(order);
}
template <class T, class V> void atomic_init(atomic<T> *a, V value) { a->store(value); }
#define TRANSHIP_ATOMIC(name)                                                                      \
  template <class T, class V> auto atomic_##name(atomic<T> *a, V value) { return a->name(value); } \
  template <class T, class V>                                                                      \
  auto atomic_##name##_explicit(atomic<T> *a, V value, memory_order order) {                       \
    return a->name(value, order);                                                                  \
  }
TRANSHIP_ATOMIC(fetch_add)
TRANSHIP_ATOMIC(fetch_sub)
TRANSHIP_ATOMIC(fetch_and)
TRANSHIP_ATOMIC(fetch_or)
TRANSHIP_ATOMIC(fetch_xor)
TRANSHIP_ATOMIC(exchange)
TRANSHIP_ATOMIC(store)
#undef TRANSHIP_ATOMIC
#define TRANSHIP_ATOMIC(name)                                                                      \
  template <class T> bool atomic_##name(atomic<T> *a, T *expected, T value) {                      \
    return a->name(*expected, value);                                                              \
  }                                                                                                \
  template <class T>                                                                               \
  bool atomic_##name##_explicit(atomic<T> *a, T *expected, T value, memory_order success,          \
                                memory_order failure) {                                            \
    return a->name(*expected, value, success, failure);                                            \
  }
TRANSHIP_ATOMIC(compare_exchange_weak)
TRANSHIP_ATOMIC(compare_exchange_strong)
#undef TRANSHIP_ATOMIC
inline void atomic_thread_fence(memory_order order) { cuda::atomic_thread_fence(order); }
inline void atomic_signal_fence(memory_order) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }
class atomic_flag {
public:
  atomic_flag() = default;
  constexpr atomic_flag(bool set) : value_(set) {}
  bool test(memory_order = memory_order_seq_cst) const { return value_.load(); }
  bool test_and_set(memory_order = memory_order_seq_cst) { return value_.exchange(1); }
  void clear(memory_order = memory_order_seq_cst) { value_.store(0); }
  void wait(bool old, memory_order = memory_order_seq_cst) const { value_.wait(old); }
  void notify_one() {}
  void notify_all() {}

private:
  cuda::atomic<int> value_;
};
} // namespace std

} // namespace cuda

#pragma clang force_cuda_host_device end

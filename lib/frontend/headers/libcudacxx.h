// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libcu++: cuda::std is the host's library, and cuda:: adds thread scopes to it. This header replaces
// <cuda/...> and <cuda/std/...>.
#pragma once
#pragma GCC system_header

#include "core.h"
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstring>
#include <functional>
#include <iterator>
#include <limits>
#include <memory>
#include <numeric>
#include <tuple>
#include <type_traits>
#include <utility>
#if __cplusplus >= 201703L
#include <optional>
#include <variant>
#endif
#if __cplusplus >= 202002L
#include <span>
#endif

#pragma clang force_cuda_host_device begin

struct __half;
struct __nv_bfloat16;

namespace cuda {
namespace std {
using namespace ::std;
#if __cplusplus < 202002L
struct identity {
  template <class T> constexpr T &&operator()(T &&value) const { return static_cast<T &&>(value); }
};
#endif
// libcu++ has limits of the 16-bit types; the C++ library does not.
template <class T> struct numeric_limits : ::std::numeric_limits<T> {};
template <class T, int bits, int decimals, int least, int largest> struct TranshipLimits {
  static constexpr bool is_specialized = true, is_signed = true, is_integer = false, is_exact = false,
                        has_infinity = true, has_quiet_NaN = true, is_iec559 = true, is_bounded = true;
  static constexpr int digits = bits, digits10 = decimals, max_digits10 = decimals + 2, radix = 2,
                       min_exponent = least, max_exponent = largest;
  static constexpr T min() noexcept;
  static constexpr T max() noexcept;
  static constexpr T lowest() noexcept;
  static constexpr T epsilon() noexcept;
  static constexpr T round_error() noexcept;
  static constexpr T infinity() noexcept;
  static constexpr T quiet_NaN() noexcept;
  static constexpr T signaling_NaN() noexcept;
  static constexpr T denorm_min() noexcept;
};
template <> struct numeric_limits<__half> : TranshipLimits<__half, 11, 3, -13, 16> {};
template <>
struct numeric_limits<__nv_bfloat16> : TranshipLimits<__nv_bfloat16, 8, 2, -125, 128> {};
// libcu++ has these in every C++ standard.
#if __cplusplus < 202002L
template <class T> constexpr void swap(T &a, T &b) {
  T old = static_cast<T &&>(a);
  a = static_cast<T &&>(b);
  b = static_cast<T &&>(old);
}
template <class T, size_t size> constexpr void swap(T (&a)[size], T (&b)[size]) {
  for (size_t i = 0; i < size; ++i)
    swap(a[i], b[i]);
}
template <class T, class U = T> constexpr T exchange(T &object, U &&value) {
  T old = static_cast<T &&>(object);
  object = static_cast<U &&>(value);
  return old;
}
#endif
#if __cplusplus < 202002L
template <class To, class From> constexpr To bit_cast(const From &from) {
  return __builtin_bit_cast(To, from);
}
template <class T> constexpr int popcount(T x) { return __builtin_popcountll(x); }
template <class T> constexpr int countl_zero(T x) { return __builtin_clzg(x, int(8 * sizeof(T))); }
template <class T> constexpr int countr_zero(T x) { return __builtin_ctzg(x, int(8 * sizeof(T))); }
template <class T> constexpr int countl_one(T x) { return countl_zero(T(~x)); }
template <class T> constexpr int countr_one(T x) { return countr_zero(T(~x)); }
template <class T> constexpr int bit_width(T x) { return int(8 * sizeof(T)) - countl_zero(x); }
template <class T> constexpr bool has_single_bit(T x) { return x && !(x & (x - 1)); }
template <class T> constexpr T bit_floor(T x) { return x ? T(T(1) << (bit_width(x) - 1)) : x; }
template <class T> constexpr T bit_ceil(T x) { return x <= 1 ? T(1) : T(T(1) << bit_width(T(x - 1))); }
template <class T> T rotl(T, int);
template <class T> T rotr(T, int);
template <class A, class B> bool cmp_equal(A, B);
template <class A, class B> bool cmp_not_equal(A, B);
template <class A, class B> bool cmp_less(A, B);
template <class A, class B> bool cmp_greater(A, B);
template <class A, class B> bool cmp_less_equal(A, B);
template <class A, class B> bool cmp_greater_equal(A, B);
template <class T> struct type_identity {
  typedef T type;
};
template <class T> using type_identity_t = T;
template <class T> using remove_cvref_t = typename remove_cv<typename remove_reference<T>::type>::type;
template <class T> struct remove_cvref {
  typedef remove_cvref_t<T> type;
};
template <class T> using iter_value_t = typename iterator_traits<remove_cvref_t<T>>::value_type;
template <class T>
using iter_difference_t = typename iterator_traits<remove_cvref_t<T>>::difference_type;
template <class T> using iter_reference_t = decltype(*declval<T &>());
#endif
#if __cplusplus < 202302L
template <class T> T byteswap(T);
template <class T> constexpr typename underlying_type<T>::type to_underlying(T value) {
  return static_cast<typename underlying_type<T>::type>(value);
}
#endif
#if __cplusplus < 201703L
template <class T> struct optional {
  template <class... A> optional(A &&...);
  bool has_value() const;
  explicit operator bool() const;
  T &operator*() const;
  T *operator->() const;
  T &value() const;
  T value_or(const T &) const;
  void reset();
  template <class... A> T &emplace(A &&...);
};
struct nullopt_t {};
static const nullopt_t nullopt{};
#endif
#if __cplusplus < 202002L
template <class T, size_t size_of = size_t(-1)> struct span {
  static constexpr size_t extent = size_of;
  using element_type = T;
  using value_type = typename remove_cv<T>::type;
  using iterator = T *;
  template <class... A> span(A &&...);
  T *data() const;
  size_t size() const;
  bool empty() const;
  T &operator[](size_t) const;
  T &front() const;
  T &back() const;
  T *begin() const;
  T *end() const;
  span<T> first(size_t) const;
  span<T> last(size_t) const;
  span<T> subspan(size_t, size_t = size_t(-1)) const;
};
static constexpr size_t dynamic_extent = size_t(-1);
#endif
#include "libcudacxx_std.h"
#include "libcudacxx_math.h"
} // namespace std

struct stream_ref {
  stream_ref(cudaStream_t);
  cudaStream_t get() const;
  void wait() const;
  void sync() const;
  bool ready() const;
};
namespace mr {
struct device_accessible {};
struct host_accessible {};
template <class... Property> struct resource_ref {
  template <class... A> resource_ref(A &&...);
  void *allocate(size_t, size_t = 256);
  void deallocate(void *, size_t, size_t = 256);
};
template <class... Property> struct async_resource_ref : resource_ref<Property...> {
  using resource_ref<Property...>::resource_ref;
  void *allocate_async(size_t, stream_ref);
  void deallocate_async(void *, size_t, stream_ref);
};
} // namespace mr

enum thread_scope {
  thread_scope_system = 0,
  thread_scope_device = 1,
  thread_scope_block = 2,
  thread_scope_thread = 10
};
using ::std::memory_order;
using ::std::memory_order_acq_rel;
using ::std::memory_order_acquire;
using ::std::memory_order_consume;
using ::std::memory_order_relaxed;
using ::std::memory_order_release;
using ::std::memory_order_seq_cst;

// The members of std::atomic, callable from kernels.
template <class T> struct TranshipAtomic {
  T load(memory_order = memory_order_seq_cst) const volatile;
  void store(T, memory_order = memory_order_seq_cst) const volatile;
  T exchange(T, memory_order = memory_order_seq_cst) const volatile;
  bool compare_exchange_weak(T &, T, memory_order = memory_order_seq_cst) const volatile;
  bool compare_exchange_weak(T &, T, memory_order, memory_order) const volatile;
  bool compare_exchange_strong(T &, T, memory_order = memory_order_seq_cst) const volatile;
  bool compare_exchange_strong(T &, T, memory_order, memory_order) const volatile;
  // Pointers count elements.
  template <class N> T fetch_add(N, memory_order = memory_order_seq_cst) const volatile;
  template <class N> T fetch_sub(N, memory_order = memory_order_seq_cst) const volatile;
  T fetch_and(T, memory_order = memory_order_seq_cst) const volatile;
  T fetch_or(T, memory_order = memory_order_seq_cst) const volatile;
  T fetch_xor(T, memory_order = memory_order_seq_cst) const volatile;
  T fetch_min(T, memory_order = memory_order_seq_cst) const volatile;
  T fetch_max(T, memory_order = memory_order_seq_cst) const volatile;
  void wait(T, memory_order = memory_order_seq_cst) const volatile;
  void notify_one() const volatile;
  void notify_all() const volatile;
  using value_type = T;
  static constexpr bool is_always_lock_free = sizeof(T) <= 8;
  bool is_lock_free() const volatile;
  operator T() const volatile;
  T operator++() const volatile;
  T operator++(int) const volatile;
  T operator--() const volatile;
  T operator--(int) const volatile;
  template <class N> T operator+=(N) const volatile;
  template <class N> T operator-=(N) const volatile;
  T operator&=(T) const volatile;
  T operator|=(T) const volatile;
  T operator^=(T) const volatile;
};
template <class T, thread_scope scope = thread_scope_system> struct atomic : TranshipAtomic<T> {
  atomic() = default;
  constexpr atomic(T) {}
  T operator=(T) volatile;
};
template <class T, thread_scope scope = thread_scope_system> struct atomic_ref : TranshipAtomic<T> {
  explicit atomic_ref(T &);
  T operator=(T) const volatile;
};
void atomic_thread_fence(memory_order, thread_scope = thread_scope_system);
void atomic_signal_fence(memory_order);

// Synchronization: barriers, latches, semaphores, and the pipelines built on asynchronous copies.
template <thread_scope scope = thread_scope_system, class Completion = void> struct barrier {
  struct arrival_token {};
  barrier() = default;
  explicit barrier(ptrdiff_t, ...);
  arrival_token arrive(ptrdiff_t = 1);
  template <class Token> void wait(Token &&) const;
  template <class Token> bool try_wait(Token &&) const;
  void wait_parity(bool) const;
  bool try_wait_parity(bool) const;
  void arrive_and_wait();
  void arrive_and_drop();
};
template <thread_scope scope, class Completion>
void init(barrier<scope, Completion> *, ptrdiff_t, ...);
template <thread_scope scope = thread_scope_system> struct latch {
  latch() = default;
  explicit latch(ptrdiff_t);
  void count_down(ptrdiff_t = 1);
  bool try_wait() const;
  void wait() const;
  void arrive_and_wait(ptrdiff_t = 1);
};
template <thread_scope scope = thread_scope_system, ptrdiff_t most = 0x7fffffff> struct counting_semaphore {
  counting_semaphore() = default;
  explicit counting_semaphore(ptrdiff_t);
  void release(ptrdiff_t = 1);
  void acquire();
  bool try_acquire();
};
template <thread_scope scope = thread_scope_system>
using binary_semaphore = counting_semaphore<scope, 1>;
template <thread_scope scope = thread_scope_system, unsigned char stages = 1>
struct pipeline_shared_state {};
enum class pipeline_role { producer, consumer };
template <thread_scope scope = thread_scope_system> struct pipeline {
  void producer_acquire();
  void producer_commit();
  void consumer_wait();
  void consumer_release();
  bool quit();
};
pipeline<thread_scope_thread> make_pipeline();
template <class Group, thread_scope scope, unsigned char stages, class... Role>
pipeline<scope> make_pipeline(const Group &, pipeline_shared_state<scope, stages> *, Role...);
template <unsigned char prior, thread_scope scope>
void pipeline_consumer_wait_prior(pipeline<scope> &);
template <thread_scope scope> void pipeline_producer_commit(pipeline<scope> &, barrier<scope> &);
template <size_t alignment> struct aligned_size_t {
  size_t value;
  constexpr explicit aligned_size_t(size_t size) : value(size) {}
  constexpr operator size_t() const { return value; }
};
template <class... Arguments> void memcpy_async(Arguments &&...);

// The variants for the whole system.
namespace std {
template <class T> struct atomic : cuda::atomic<T> {
  atomic() = default;
  constexpr atomic(T value) : cuda::atomic<T>(value) {}
  T operator=(T) volatile;
};
template <class T> struct atomic_ref : cuda::atomic_ref<T> {
  explicit atomic_ref(T &);
  T operator=(T) const volatile;
};
// Functions for atomics, callable from kernels.
#define TRANSHIP_ATOMIC(name)                                                                      \
  template <class T, class V> T atomic_##name(atomic<T> *, V);                                     \
  template <class T, class V> T atomic_##name##_explicit(atomic<T> *, V, memory_order);
TRANSHIP_ATOMIC(fetch_add)
TRANSHIP_ATOMIC(fetch_sub)
TRANSHIP_ATOMIC(fetch_and)
TRANSHIP_ATOMIC(fetch_or)
TRANSHIP_ATOMIC(fetch_xor)
TRANSHIP_ATOMIC(exchange)
TRANSHIP_ATOMIC(store)
#undef TRANSHIP_ATOMIC
#define TRANSHIP_ATOMIC(name)                                                                      \
  template <class T> bool atomic_compare_exchange_##name(atomic<T> *, T *, T);                     \
  template <class T>                                                                               \
  bool atomic_compare_exchange_##name##_explicit(atomic<T> *, T *, T, memory_order, memory_order);
TRANSHIP_ATOMIC(weak)
TRANSHIP_ATOMIC(strong)
#undef TRANSHIP_ATOMIC
template <class T> T atomic_load(const atomic<T> *);
template <class T> T atomic_load_explicit(const atomic<T> *, memory_order);
template <class T, class V> void atomic_init(atomic<T> *, V);
void atomic_thread_fence(memory_order);
void atomic_signal_fence(memory_order);
struct atomic_flag {
  atomic_flag() = default;
  constexpr atomic_flag(bool) {}
  bool test(memory_order = memory_order_seq_cst) const;
  bool test_and_set(memory_order = memory_order_seq_cst);
  void clear(memory_order = memory_order_seq_cst);
  void wait(bool, memory_order = memory_order_seq_cst) const;
  void notify_one();
  void notify_all();
};
template <class... Completion>
struct barrier : cuda::barrier<thread_scope_system, Completion...> {
  barrier() = default;
  explicit barrier(ptrdiff_t, ...);
};
struct latch : cuda::latch<> {
  explicit latch(ptrdiff_t);
};
template <ptrdiff_t most = 0x7fffffff>
struct counting_semaphore : cuda::counting_semaphore<thread_scope_system, most> {
  explicit counting_semaphore(ptrdiff_t);
};
using binary_semaphore = counting_semaphore<1>;
} // namespace std

// Memory access.
struct access_property {
  struct shared {};
  struct global {};
  struct persisting {};
  struct normal {};
  struct streaming {};
  template <class... Arguments> access_property(Arguments...);
};
template <class T, class Property> struct annotated_ptr {
  template <class... Arguments> explicit annotated_ptr(Arguments...);
  T &operator*() const;
  T *operator->() const;
  T &operator[](ptrdiff_t) const;
  T *get() const;
};
template <class T, class... Property> T *associate_access_property(T *, Property...);
template <class... Arguments> void apply_access_property(Arguments...);
template <class T> void discard_memory(T *, size_t);

template <class R, class F> F proclaim_return_type(F &&);
template <class A, class B> constexpr A ceil_div(A a, B b) { return (a + b - 1) / b; }
template <class A, class B> constexpr auto round_up(A a, B b) { return (a + b - 1) / b * b; }
template <class A, class B> constexpr auto round_down(A a, B b) { return a / b * b; }
template <class T> constexpr int ilog2(T x) { return x > 1 ? 1 + ilog2(T(x / 2)) : 0; }
template <class T> constexpr int ceil_ilog2(T x) { return ilog2(T(2 * x - 1)); }
template <class T> constexpr int ilog10(T x) { return x > 9 ? 1 + ilog10(T(x / 10)) : 0; }
template <class T> constexpr bool is_power_of_two(T x) { return x > 0 && !(x & (x - 1)); }
template <class T> constexpr T next_power_of_two(T x) { return x > 1 ? T(1) << ceil_ilog2(x) : 1; }
template <class T> constexpr T prev_power_of_two(T x) { return x > 0 ? T(1) << ilog2(x) : 0; }
template <class T = void> struct maximum {
  template <class A, class B> auto operator()(A a, B b) const -> decltype(a + b);
};
template <class T = void> struct minimum {
  template <class A, class B> auto operator()(A a, B b) const -> decltype(a + b);
};

namespace device {
template <class Barrier> unsigned long long *barrier_native_handle(Barrier &);
template <class... Arguments> void memcpy_async_tx(Arguments &&...);
template <class Barrier>
typename Barrier::arrival_token barrier_arrive_tx(Barrier &, ptrdiff_t, ptrdiff_t);
template <class Barrier> void barrier_expect_tx(Barrier &, ptrdiff_t);
namespace experimental {
using cuda::device::barrier_arrive_tx;
template <class... Arguments> void cp_async_bulk_global_to_shared(Arguments &&...);
template <class... Arguments> void cp_async_bulk_shared_to_global(Arguments &&...);
template <class... Arguments> void cp_async_bulk_tensor_2d_global_to_shared(Arguments &&...);
template <class... Arguments> void cp_async_bulk_tensor_2d_shared_to_global(Arguments &&...);
template <int = 0> void cp_async_bulk_commit_group();
template <int count> void cp_async_bulk_wait_group_read();
template <int = 0> void fence_proxy_async_shared_cta();
} // namespace experimental
} // namespace device
} // namespace cuda

// <cuda_awbarrier.h> and <cuda_pipeline.h>, older spellings of the same functions.
namespace nvcuda {
namespace experimental {
struct awbarrier {
  struct arrival_token {};
  arrival_token arrive();
  void wait(arrival_token);
  void arrive_and_wait();
  bool timed_wait(arrival_token, unsigned);
};
void init(awbarrier *, unsigned count);
struct pipeline {
  unsigned commit();
  void commit_and_wait();
  void wait(unsigned);
  template <unsigned count> void wait_prior();
};
template <class A, class B> void memcpy_async(A &, const B &, pipeline &);
} // namespace experimental
} // namespace nvcuda
void __pipeline_memcpy_async(void *, const void *, size_t, size_t zeroes = 0);
void __pipeline_commit();
void __pipeline_wait_prior(size_t);
void __pipeline_arrive_on(__UINT64_TYPE__ *);

#pragma clang force_cuda_host_device end

// SPDX-License-Identifier: 0BSD
// Functions of cuda::std for types that the standard library's do not take.

//- helper: cuda-std-atomic-functions
//- requires: cuda-atomic
//- cuda: cuda/std/atomic
namespace tranship {
// The functions for cuda::atomic that do the same as its members. A call without a memory order
// has none to pass on.
template <class A, class V> __host__ __device__ inline void atomic_init(A *a, V value) {
  a->store(value, cuda::memory_order_relaxed);
}
template <class A> __host__ __device__ inline auto atomic_load(const A *a) { return a->load(); }
template <class A>
__host__ __device__ inline auto atomic_load_explicit(const A *a, cuda::memory_order order) {
  return a->load(order);
}
template <class A, class V> __host__ __device__ inline void atomic_store(A *a, V value) {
  a->store(value);
}
template <class A, class V>
__host__ __device__ inline void atomic_store_explicit(A *a, V value, cuda::memory_order order) {
  a->store(value, order);
}
template <class A, class V> __host__ __device__ inline auto atomic_exchange(A *a, V value) {
  return a->exchange(value);
}
template <class A, class V>
__host__ __device__ inline auto atomic_exchange_explicit(A *a, V value, cuda::memory_order order) {
  return a->exchange(value, order);
}
template <class A, class E, class V>
__host__ __device__ inline bool atomic_compare_exchange_weak(A *a, E *expected, V value) {
  return a->compare_exchange_weak(*expected, value);
}
template <class A, class E, class V>
__host__ __device__ inline bool atomic_compare_exchange_strong(A *a, E *expected, V value) {
  return a->compare_exchange_strong(*expected, value);
}
template <class A, class E, class V>
__host__ __device__ inline bool
atomic_compare_exchange_weak_explicit(A *a, E *expected, V value, cuda::memory_order success,
                                      cuda::memory_order failure) {
  return a->compare_exchange_weak(*expected, value, success, failure);
}
template <class A, class E, class V>
__host__ __device__ inline bool
atomic_compare_exchange_strong_explicit(A *a, E *expected, V value, cuda::memory_order success,
                                        cuda::memory_order failure) {
  return a->compare_exchange_strong(*expected, value, success, failure);
}
template <class A, class V> __host__ __device__ inline auto atomic_fetch_add(A *a, V value) {
  return a->fetch_add(value);
}
template <class A, class V>
__host__ __device__ inline auto atomic_fetch_add_explicit(A *a, V value, cuda::memory_order order) {
  return a->fetch_add(value, order);
}
template <class A, class V> __host__ __device__ inline auto atomic_fetch_sub(A *a, V value) {
  return a->fetch_sub(value);
}
template <class A, class V>
__host__ __device__ inline auto atomic_fetch_sub_explicit(A *a, V value, cuda::memory_order order) {
  return a->fetch_sub(value, order);
}
template <class A, class V> __host__ __device__ inline auto atomic_fetch_and(A *a, V value) {
  return a->fetch_and(value);
}
template <class A, class V>
__host__ __device__ inline auto atomic_fetch_and_explicit(A *a, V value, cuda::memory_order order) {
  return a->fetch_and(value, order);
}
template <class A, class V> __host__ __device__ inline auto atomic_fetch_or(A *a, V value) {
  return a->fetch_or(value);
}
template <class A, class V>
__host__ __device__ inline auto atomic_fetch_or_explicit(A *a, V value, cuda::memory_order order) {
  return a->fetch_or(value, order);
}
template <class A, class V> __host__ __device__ inline auto atomic_fetch_xor(A *a, V value) {
  return a->fetch_xor(value);
}
template <class A, class V>
__host__ __device__ inline auto atomic_fetch_xor_explicit(A *a, V value, cuda::memory_order order) {
  return a->fetch_xor(value, order);
}
} // namespace tranship

//- helper: thrust-get
//- includes: thrust/tuple.h, array, tuple, utility
namespace tranship {
// Elements of Thrust's tuples, and of the standard library's types.
using std::get;
using thrust::get;
} // namespace tranship

//- helper: std-half-math
//- includes: hip/hip_fp16.h, hip/hip_bf16.h, cmath, type_traits
namespace tranship {
// The standard library's functions. Those of half and bfloat16 are computed with float and rounded.
__host__ __device__ inline float widened(__half x) { return __half2float(x); }
__host__ __device__ inline float widened(__hip_bfloat16 x) { return __bfloat162float(x); }
template <class T> __host__ __device__ inline T widened(T x) { return x; }
template <class T, class R> __host__ __device__ inline auto rounded(R result) {
  if constexpr (std::is_same_v<T, __half>)
    return __float2half(result);
  else if constexpr (std::is_same_v<T, __hip_bfloat16>)
    return __float2bfloat16(result);
  else
    return result;
}
template <class T> __host__ __device__ inline auto abs(T x) {
  return rounded<T>(std::abs(widened(x)));
}
template <class T> __host__ __device__ inline auto acos(T x) {
  return rounded<T>(std::acos(widened(x)));
}
template <class T> __host__ __device__ inline auto acosh(T x) {
  return rounded<T>(std::acosh(widened(x)));
}
template <class T> __host__ __device__ inline auto asin(T x) {
  return rounded<T>(std::asin(widened(x)));
}
template <class T> __host__ __device__ inline auto asinh(T x) {
  return rounded<T>(std::asinh(widened(x)));
}
template <class T> __host__ __device__ inline auto atan(T x) {
  return rounded<T>(std::atan(widened(x)));
}
template <class T> __host__ __device__ inline auto atanh(T x) {
  return rounded<T>(std::atanh(widened(x)));
}
template <class T> __host__ __device__ inline auto cbrt(T x) {
  return rounded<T>(std::cbrt(widened(x)));
}
template <class T> __host__ __device__ inline auto ceil(T x) {
  return rounded<T>(std::ceil(widened(x)));
}
template <class T> __host__ __device__ inline auto cos(T x) {
  return rounded<T>(std::cos(widened(x)));
}
template <class T> __host__ __device__ inline auto cosh(T x) {
  return rounded<T>(std::cosh(widened(x)));
}
template <class T> __host__ __device__ inline auto exp(T x) {
  return rounded<T>(std::exp(widened(x)));
}
template <class T> __host__ __device__ inline auto exp2(T x) {
  return rounded<T>(std::exp2(widened(x)));
}
template <class T> __host__ __device__ inline auto expm1(T x) {
  return rounded<T>(std::expm1(widened(x)));
}
template <class T> __host__ __device__ inline auto fabs(T x) {
  return rounded<T>(std::fabs(widened(x)));
}
template <class T> __host__ __device__ inline auto floor(T x) {
  return rounded<T>(std::floor(widened(x)));
}
template <class T> __host__ __device__ inline auto log(T x) {
  return rounded<T>(std::log(widened(x)));
}
template <class T> __host__ __device__ inline auto log10(T x) {
  return rounded<T>(std::log10(widened(x)));
}
template <class T> __host__ __device__ inline auto log1p(T x) {
  return rounded<T>(std::log1p(widened(x)));
}
template <class T> __host__ __device__ inline auto log2(T x) {
  return rounded<T>(std::log2(widened(x)));
}
template <class T> __host__ __device__ inline auto rint(T x) {
  return rounded<T>(std::rint(widened(x)));
}
template <class T> __host__ __device__ inline auto round(T x) {
  return rounded<T>(std::round(widened(x)));
}
template <class T> __host__ __device__ inline auto sin(T x) {
  return rounded<T>(std::sin(widened(x)));
}
template <class T> __host__ __device__ inline auto sinh(T x) {
  return rounded<T>(std::sinh(widened(x)));
}
template <class T> __host__ __device__ inline auto sqrt(T x) {
  return rounded<T>(std::sqrt(widened(x)));
}
template <class T> __host__ __device__ inline auto tan(T x) {
  return rounded<T>(std::tan(widened(x)));
}
template <class T> __host__ __device__ inline auto tanh(T x) {
  return rounded<T>(std::tanh(widened(x)));
}
template <class T> __host__ __device__ inline auto trunc(T x) {
  return rounded<T>(std::trunc(widened(x)));
}
template <class T> __host__ __device__ inline bool isfinite(T x) { return std::isfinite(widened(x)); }
template <class T> __host__ __device__ inline bool isinf(T x) { return std::isinf(widened(x)); }
template <class T> __host__ __device__ inline bool isnan(T x) { return std::isnan(widened(x)); }
template <class T> __host__ __device__ inline bool signbit(T x) { return std::signbit(widened(x)); }
template <class T, class U> __host__ __device__ inline auto atan2(T x, U y) {
  return rounded<T>(std::atan2(widened(x), widened(y)));
}
template <class T, class U> __host__ __device__ inline auto copysign(T x, U y) {
  return rounded<T>(std::copysign(widened(x), widened(y)));
}
template <class T, class U> __host__ __device__ inline auto fmax(T x, U y) {
  return rounded<T>(std::fmax(widened(x), widened(y)));
}
template <class T, class U> __host__ __device__ inline auto fmin(T x, U y) {
  return rounded<T>(std::fmin(widened(x), widened(y)));
}
template <class T, class U> __host__ __device__ inline auto hypot(T x, U y) {
  return rounded<T>(std::hypot(widened(x), widened(y)));
}
template <class T, class U> __host__ __device__ inline auto pow(T x, U y) {
  return rounded<T>(std::pow(widened(x), widened(y)));
}
} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <cuda/std/bit>, <cuda/std/span> and what of <cuda/std/utility> and <cuda/std/type_traits> the host's
// library has from C++20 on only, or not for kernels.
#pragma once
#pragma GCC system_header

#include "cuda_functional.h"
#include <algorithm>
#include <iterator>
#include <numeric>

#pragma clang force_cuda_host_device begin

namespace cuda {
namespace std {

template <class To, class From> constexpr To bit_cast(const From &from) {
  return __builtin_bit_cast(To, from);
}
template <class T> constexpr int popcount(T x) { return __builtin_popcountg(x); }
template <class T> constexpr int countl_zero(T x) { return __builtin_clzg(x, int(8 * sizeof(T))); }
template <class T> constexpr int countr_zero(T x) { return __builtin_ctzg(x, int(8 * sizeof(T))); }
template <class T> constexpr int countl_one(T x) { return cuda::std::countl_zero(T(~x)); }
template <class T> constexpr int countr_one(T x) { return cuda::std::countr_zero(T(~x)); }
template <class T> constexpr int bit_width(T x) {
  return int(8 * sizeof(T)) - cuda::std::countl_zero(x);
}
template <class T> constexpr bool has_single_bit(T x) { return cuda::std::popcount(x) == 1; }
template <class T> constexpr T bit_floor(T x) {
  while (x & T(x - 1))
    x &= T(x - 1);
  return x;
}
template <class T> constexpr T bit_ceil(T x) {
  T power = 1;
  while (power < x)
    power = T(power << 1);
  return power;
}
template <class T> constexpr T rotl(T x, int count) {
  for (int n = count & int(8 * sizeof(T) - 1); n > 0; --n)
    x = T(x << 1 | x >> (8 * sizeof(T) - 1));
  return x;
}
template <class T> constexpr T rotr(T x, int count) {
  for (int n = count & int(8 * sizeof(T) - 1); n > 0; --n)
    x = T(x >> 1 | x << (8 * sizeof(T) - 1));
  return x;
}
template <class T> constexpr T byteswap(T x) {
  if constexpr (sizeof(T) == 1)
    return x;
  else if constexpr (sizeof(T) == 2)
    return T(__builtin_bswap16(x));
  else if constexpr (sizeof(T) == 4)
    return T(__builtin_bswap32(x));
  else
    return T(__builtin_bswap64(x));
}

template <class T> constexpr void swap(T &a, T &b) {
  T old = static_cast<T &&>(a);
  a = static_cast<T &&>(b);
  b = static_cast<T &&>(old);
}
template <class T, size_t size> constexpr void swap(T (&a)[size], T (&b)[size]) {
  for (size_t i = 0; i < size; ++i)
    cuda::std::swap(a[i], b[i]);
}
template <class T, class U = T> constexpr T exchange(T &object, U &&value) {
  T old = static_cast<T &&>(object);
  object = static_cast<U &&>(value);
  return old;
}

// Integers of all types, as numbers of 128 bits.
template <class A, class B> constexpr bool cmp_equal(A a, B b) { return __int128(a) == __int128(b); }
template <class A, class B> constexpr bool cmp_not_equal(A a, B b) { return __int128(a) != __int128(b); }
template <class A, class B> constexpr bool cmp_less(A a, B b) { return __int128(a) < __int128(b); }
template <class A, class B> constexpr bool cmp_greater(A a, B b) { return __int128(a) > __int128(b); }
template <class A, class B> constexpr bool cmp_less_equal(A a, B b) { return __int128(a) <= __int128(b); }
template <class A, class B> constexpr bool cmp_greater_equal(A a, B b) { return __int128(a) >= __int128(b); }

template <class T> struct type_identity { using type = T; };
template <class T> using type_identity_t = T;
template <class T> using remove_cvref_t = ::std::remove_cv_t<::std::remove_reference_t<T>>;
template <class T> struct remove_cvref { using type = remove_cvref_t<T>; };
template <class T>
using iter_value_t = typename ::std::iterator_traits<remove_cvref_t<T>>::value_type;
template <class T>
using iter_difference_t = typename ::std::iterator_traits<remove_cvref_t<T>>::difference_type;
template <class T>
using iter_reference_t = typename ::std::iterator_traits<remove_cvref_t<T>>::reference;
template <class T> constexpr ::std::underlying_type_t<T> to_underlying(T value) {
  return static_cast<::std::underlying_type_t<T>>(value);
}

inline constexpr size_t dynamic_extent = size_t(-1);
template <class T, size_t length = dynamic_extent> class span {
public:
  using element_type = T;
  using value_type = ::std::remove_cv_t<T>;
  using size_type = size_t;
  using iterator = T *;
  static constexpr size_t extent = length;

  constexpr span() = default;
  constexpr span(T *start, size_t size) : start_(start), end_(start + size) {}
  constexpr span(T *start, T *end) : start_(start), end_(end) {}
  template <class Range, class = decltype(::std::data(::std::declval<Range &>()))>
  constexpr span(Range &&range)
      : start_(::std::data(range)), end_(::std::data(range) + ::std::size(range)) {}

  constexpr T *data() const { return start_; }
  constexpr size_t size() const { return size_t(end_ - start_); }
  constexpr size_t size_bytes() const { return size() * sizeof(T); }
  constexpr bool empty() const { return start_ == end_; }
  constexpr T &operator[](size_t i) const { return start_[i]; }
  constexpr T &front() const { return *start_; }
  constexpr T &back() const { return end_[-1]; }
  constexpr T *begin() const { return start_; }
  constexpr T *end() const { return end_; }
  constexpr span<T> first(size_t count) const { return {start_, start_ + count}; }
  constexpr span<T> last(size_t count) const { return {end_ - count, end_}; }
  constexpr span<T> subspan(size_t from, size_t count = dynamic_extent) const {
    return {start_ + from, count == dynamic_extent ? end_ : start_ + from + count};
  }

private:
  T *start_ = nullptr, *end_ = nullptr;
};

} // namespace std
} // namespace cuda

#pragma clang force_cuda_host_device end

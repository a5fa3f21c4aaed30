// SPDX-License-Identifier: 0BSD
// What libcu++'s cuda::std has for kernels in every standard of C++, and the standard library only from C++20 on, or not
// for kernels.

//- helper: std-bit-cast
//- language: c++
//- includes: hip/hip_runtime.h
namespace tranship {
template <class To, class From> __host__ __device__ constexpr To bit_cast(const From &from) noexcept {
  static_assert(sizeof(To) == sizeof(From), "bit_cast needs types of the same size");
  return __builtin_bit_cast(To, from);
}
} // namespace tranship

//- helper: std-bit
//- language: c++
//- includes: hip/hip_runtime.h
// The functions of <bit>, for unsigned integers.
namespace tranship {
template <class T> struct BitsOf {
  static_assert(T(-1) > T(0), "the functions of <bit> are for unsigned integers");
  static constexpr int value = 8 * int(sizeof(T));
};
template <class T> __host__ __device__ constexpr int popcount(T x) noexcept {
  return BitsOf<T>::value > 64 ? __builtin_popcountll((unsigned long long)x) +
                                     __builtin_popcountll((unsigned long long)(x >> (BitsOf<T>::value / 2)))
                               : __builtin_popcountll((unsigned long long)x);
}
template <class T> __host__ __device__ constexpr int countl_zero(T x) noexcept {
  int count = BitsOf<T>::value;
  if constexpr (BitsOf<T>::value > 64) {
    const auto high = (unsigned long long)(x >> 64), low = (unsigned long long)x;
    return high ? __builtin_clzll(high) : low ? 64 + __builtin_clzll(low) : count;
  } else {
    return x ? __builtin_clzll((unsigned long long)x) - (64 - count) : count;
  }
}
template <class T> __host__ __device__ constexpr int countr_zero(T x) noexcept {
  if constexpr (BitsOf<T>::value > 64) {
    const auto high = (unsigned long long)(x >> 64), low = (unsigned long long)x;
    return low ? __builtin_ctzll(low) : high ? 64 + __builtin_ctzll(high) : BitsOf<T>::value;
  } else {
    return x ? __builtin_ctzll((unsigned long long)x) : BitsOf<T>::value;
  }
}
template <class T> __host__ __device__ constexpr int countl_one(T x) noexcept { return tranship::countl_zero(T(~x)); }
template <class T> __host__ __device__ constexpr int countr_one(T x) noexcept { return tranship::countr_zero(T(~x)); }
template <class T> __host__ __device__ constexpr int bit_width(T x) noexcept {
  return BitsOf<T>::value - tranship::countl_zero(x);
}
template <class T> __host__ __device__ constexpr bool has_single_bit(T x) noexcept { return x && !(x & (x - 1)); }
template <class T> __host__ __device__ constexpr T bit_floor(T x) noexcept {
  return x ? T(T(1) << (tranship::bit_width(x) - 1)) : T(0);
}
template <class T> __host__ __device__ constexpr T bit_ceil(T x) noexcept {
  return x <= 1 ? T(1) : T(T(1) << tranship::bit_width(T(x - 1)));
}
template <class T> __host__ __device__ constexpr T rotl(T x, int count) noexcept {
  const int rest = (count % BitsOf<T>::value + BitsOf<T>::value) % BitsOf<T>::value;
  return rest ? T(T(x << rest) | T(x >> (BitsOf<T>::value - rest))) : x;
}
template <class T> __host__ __device__ constexpr T rotr(T x, int count) noexcept {
  return tranship::rotl(x, -(count % BitsOf<T>::value));
}
template <class T> __host__ __device__ constexpr T byteswap(T x) noexcept {
  T result = 0;
  for (unsigned i = 0; i < sizeof(T); ++i)
    result = T(T(result << (sizeof(T) > 1 ? 8 : 0)) | T((x >> (8 * i)) & 0xff));
  return result;
}
} // namespace tranship

//- helper: std-swap
//- language: c++
//- includes: hip/hip_runtime.h, utility
namespace tranship {
// std::swap and std::exchange are for kernels from C++20 on.
template <class T> __host__ __device__ constexpr void swap(T &a, T &b) {
  T old = std::move(a);
  a = std::move(b);
  b = std::move(old);
}
template <class T, decltype(sizeof 0) size> __host__ __device__ constexpr void swap(T (&a)[size], T (&b)[size]) {
  for (decltype(sizeof 0) i = 0; i < size; ++i)
    tranship::swap(a[i], b[i]);
}
template <class T, class U = T> __host__ __device__ constexpr T exchange(T &object, U &&value) {
  T old = std::move(object);
  object = std::forward<U>(value);
  return old;
}
} // namespace tranship

//- helper: std-compare-integers
//- language: c++
//- includes: hip/hip_runtime.h, type_traits
namespace tranship {
// The values count, not what conversions make of them: -1 is less than 1u.
template <class A, class B> __host__ __device__ constexpr bool cmp_equal(A a, B b) noexcept {
  if constexpr (std::is_signed<A>::value == std::is_signed<B>::value)
    return a == b;
  else if constexpr (std::is_signed<A>::value)
    return a >= 0 && std::make_unsigned_t<A>(a) == b;
  else
    return b >= 0 && a == std::make_unsigned_t<B>(b);
}
template <class A, class B> __host__ __device__ constexpr bool cmp_less(A a, B b) noexcept {
  if constexpr (std::is_signed<A>::value == std::is_signed<B>::value)
    return a < b;
  else if constexpr (std::is_signed<A>::value)
    return a < 0 || std::make_unsigned_t<A>(a) < b;
  else
    return b >= 0 && a < std::make_unsigned_t<B>(b);
}
template <class A, class B> __host__ __device__ constexpr bool cmp_not_equal(A a, B b) noexcept {
  return !tranship::cmp_equal(a, b);
}
template <class A, class B> __host__ __device__ constexpr bool cmp_greater(A a, B b) noexcept {
  return tranship::cmp_less(b, a);
}
template <class A, class B> __host__ __device__ constexpr bool cmp_less_equal(A a, B b) noexcept {
  return !tranship::cmp_less(b, a);
}
template <class A, class B> __host__ __device__ constexpr bool cmp_greater_equal(A a, B b) noexcept {
  return !tranship::cmp_less(a, b);
}
} // namespace tranship

//- helper: std-types
//- language: c++
//- includes: hip/hip_runtime.h, iterator, type_traits
namespace tranship {
template <class T> struct type_identity { using type = T; };
template <class T> using type_identity_t = T;
template <class T> using remove_cvref_t = std::remove_cv_t<std::remove_reference_t<T>>;
template <class T> struct remove_cvref { using type = remove_cvref_t<T>; };
template <class T> using iter_value_t = typename std::iterator_traits<remove_cvref_t<T>>::value_type;
template <class T> using iter_difference_t = typename std::iterator_traits<remove_cvref_t<T>>::difference_type;
template <class T> using iter_reference_t = typename std::iterator_traits<remove_cvref_t<T>>::reference;
template <class T> __host__ __device__ constexpr std::underlying_type_t<T> to_underlying(T value) noexcept {
  return static_cast<std::underlying_type_t<T>>(value);
}
} // namespace tranship

//- helper: std-span
//- language: c++
//- includes: hip/hip_runtime.h, cstddef, type_traits, utility
namespace tranship {
inline constexpr std::size_t dynamic_extent = std::size_t(-1);

/// A pointer and a size, as std::span from C++20 on. The size counts even if it is part of the type.
template <class T, std::size_t Extent = dynamic_extent> class span {
public:
  using element_type = T;
  using value_type = std::remove_cv_t<T>;
  using size_type = std::size_t;
  using difference_type = std::ptrdiff_t;
  using pointer = T *;
  using reference = T &;
  using iterator = T *;
  static constexpr std::size_t extent = Extent;

  __host__ __device__ constexpr span() noexcept {}
  __host__ __device__ constexpr span(T *data, std::size_t size) : data_(data), size_(size) {}
  __host__ __device__ constexpr span(T *first, T *last) : data_(first), size_(std::size_t(last - first)) {}
  template <std::size_t size> __host__ __device__ constexpr span(T (&array)[size]) noexcept : data_(array), size_(size) {}
  /// Anything with data() and size(): containers and other spans.
  template <class Range, class = std::enable_if_t<
                             std::is_convertible<decltype(std::declval<Range &>().data()), T *>::value &&
                             std::is_convertible<decltype(std::declval<Range &>().size()), std::size_t>::value>>
  __host__ __device__ constexpr span(Range &&range) : data_(range.data()), size_(range.size()) {}

  __host__ __device__ constexpr T *data() const noexcept { return data_; }
  __host__ __device__ constexpr std::size_t size() const noexcept { return size_; }
  __host__ __device__ constexpr std::size_t size_bytes() const noexcept { return size_ * sizeof(T); }
  __host__ __device__ constexpr bool empty() const noexcept { return size_ == 0; }
  __host__ __device__ constexpr T &operator[](std::size_t i) const { return data_[i]; }
  __host__ __device__ constexpr T &front() const { return data_[0]; }
  __host__ __device__ constexpr T &back() const { return data_[size_ - 1]; }
  __host__ __device__ constexpr T *begin() const noexcept { return data_; }
  __host__ __device__ constexpr T *end() const noexcept { return data_ + size_; }
  __host__ __device__ constexpr span<T> first(std::size_t count) const { return {data_, count}; }
  __host__ __device__ constexpr span<T> last(std::size_t count) const { return {data_ + (size_ - count), count}; }
  __host__ __device__ constexpr span<T> subspan(std::size_t offset, std::size_t count = dynamic_extent) const {
    return {data_ + offset, count == dynamic_extent ? size_ - offset : count};
  }

private:
  T *data_ = nullptr;
  std::size_t size_ = 0;
};
template <class T> span(T *, std::size_t) -> span<T>;
template <class T, std::size_t size> span(T (&)[size]) -> span<T, size>;
template <class Range> span(Range &&) -> span<std::remove_pointer_t<decltype(std::declval<Range &>().data())>>;
} // namespace tranship

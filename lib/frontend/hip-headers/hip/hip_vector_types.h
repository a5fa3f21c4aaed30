// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's vectors are classes: they have constructors (one argument sets all components, but only
// explicitly), operators for vectors and scalars, and subscripts.
template <typename T, unsigned int n> struct HIP_vector_base;

template <typename T> struct HIP_vector_base<T, 1> {
  using value_type = T;
  using Native_vec_ = T __attribute__((ext_vector_type(1)));
  T x;
  HIP_vector_base() = default;
  __host__ __device__ explicit constexpr HIP_vector_base(T x) : x(x) {}
};
template <typename T> struct alignas(2 * sizeof(T)) HIP_vector_base<T, 2> {
  using value_type = T;
  using Native_vec_ = T __attribute__((ext_vector_type(2)));
  T x, y;
  HIP_vector_base() = default;
  __host__ __device__ constexpr HIP_vector_base(T x, T y = T()) : x(x), y(y) {}
};
template <typename T> struct HIP_vector_base<T, 3> {
  using value_type = T;
  using Native_vec_ = T __attribute__((ext_vector_type(3)));
  T x, y, z;
  HIP_vector_base() = default;
  __host__ __device__ constexpr HIP_vector_base(T x, T y = T(), T z = T()) : x(x), y(y), z(z) {}
};
template <typename T> struct alignas(4 * sizeof(T)) HIP_vector_base<T, 4> {
  using value_type = T;
  using Native_vec_ = T __attribute__((ext_vector_type(4)));
  T x, y, z, w;
  HIP_vector_base() = default;
  __host__ __device__ constexpr HIP_vector_base(T x, T y = T(), T z = T(), T w = T())
      : x(x), y(y), z(z), w(w) {}
};

#define TRANSHIP_CONVERTIBLE(U)                                                                    \
  typename U, typename std::enable_if<__hip_internal::is_convertible<U, T>::value>::type * = nullptr
#define TRANSHIP_ONLY_IF(trait)                                                                    \
  typename U = T, typename std::enable_if<__hip_internal::trait<U>::value>::type * = nullptr

template <typename T, unsigned int rank> struct HIP_vector_type : HIP_vector_base<T, rank> {
  HIP_vector_type() = default;
  template <TRANSHIP_CONVERTIBLE(U)>
  __host__ __device__ explicit constexpr HIP_vector_type(U x) noexcept
      : HIP_vector_base<T, rank>{static_cast<T>(x)} {}
  template <typename... Us,
            typename std::enable_if<(rank > 1) && sizeof...(Us) == rank>::type * = nullptr>
  __host__ __device__ constexpr HIP_vector_type(Us... xs) noexcept
      : HIP_vector_base<T, rank>{static_cast<T>(xs)...} {}

  __host__ __device__ T &operator[](size_t) noexcept;
  __host__ __device__ const T &operator[](size_t) const noexcept;
  __host__ __device__ HIP_vector_type &operator++() noexcept;
  __host__ __device__ HIP_vector_type operator++(int) noexcept;
  __host__ __device__ HIP_vector_type &operator--() noexcept;
  __host__ __device__ HIP_vector_type operator--(int) noexcept;
  template <TRANSHIP_ONLY_IF(is_signed)>
  __host__ __device__ HIP_vector_type operator-() const noexcept;
  template <TRANSHIP_ONLY_IF(is_integral)>
  __host__ __device__ HIP_vector_type operator~() const noexcept;
#define TRANSHIP_ASSIGN(op)                                                                        \
  __host__ __device__ HIP_vector_type &operator op(const HIP_vector_type &) noexcept;              \
  template <TRANSHIP_CONVERTIBLE(U)> __host__ __device__ HIP_vector_type &operator op(U) noexcept;
  TRANSHIP_ASSIGN(+=)
  TRANSHIP_ASSIGN(-=)
  TRANSHIP_ASSIGN(*=)
  TRANSHIP_ASSIGN(/=)
#undef TRANSHIP_ASSIGN
#define TRANSHIP_ASSIGN(op)                                                                        \
  template <TRANSHIP_ONLY_IF(is_integral)>                                                         \
  __host__ __device__ HIP_vector_type &operator op(const HIP_vector_type &) noexcept;
  TRANSHIP_ASSIGN(%=)
  TRANSHIP_ASSIGN(^=)
  TRANSHIP_ASSIGN(|=)
  TRANSHIP_ASSIGN(&=)
  TRANSHIP_ASSIGN(>>=)
  TRANSHIP_ASSIGN(<<=)
#undef TRANSHIP_ASSIGN
  // These are not templates, so they convert their arguments.
  __host__ __device__ friend HIP_vector_type operator*(HIP_vector_type x,
                                                       const HIP_vector_type &) noexcept {
    return x;
  }
  __host__ __device__ friend HIP_vector_type operator/(HIP_vector_type x,
                                                       const HIP_vector_type &) noexcept {
    return x;
  }
};

// The scalar must convert to the component's type; if it does not, the error is in the operator.
#define TRANSHIP_VECTOR HIP_vector_type<T, n>
#define TRANSHIP_SCALARS(Result, op, ...)                                                          \
  template <typename T, unsigned int n, typename U __VA_ARGS__>                                    \
  __host__ __device__ inline Result operator op(const TRANSHIP_VECTOR &x, U y) noexcept {          \
    T scalar = y;                                                                                  \
    (void)scalar;                                                                                  \
    return Result(x.x);                                                                            \
  }                                                                                                \
  template <typename T, unsigned int n, typename U __VA_ARGS__>                                    \
  __host__ __device__ inline Result operator op(U x, const TRANSHIP_VECTOR &y) noexcept {          \
    T scalar = x;                                                                                  \
    (void)scalar;                                                                                  \
    return Result(y.x);                                                                            \
  }
#define TRANSHIP_VECTORS(Result, op, ...)                                                          \
  template <typename T, unsigned int n __VA_ARGS__>                                                \
  __host__ __device__ Result operator op(const TRANSHIP_VECTOR &,                                  \
                                         const TRANSHIP_VECTOR &) noexcept;
#define TRANSHIP_INTEGRAL                                                                          \
  , typename std::enable_if<__hip_internal::is_integral<T>::value> * = nullptr
TRANSHIP_VECTORS(TRANSHIP_VECTOR, +)
TRANSHIP_SCALARS(TRANSHIP_VECTOR, +)
TRANSHIP_VECTORS(TRANSHIP_VECTOR, -)
TRANSHIP_SCALARS(TRANSHIP_VECTOR, -)
TRANSHIP_SCALARS(TRANSHIP_VECTOR, *)
TRANSHIP_SCALARS(TRANSHIP_VECTOR, /)
TRANSHIP_VECTORS(bool, ==)
TRANSHIP_SCALARS(bool, ==)
TRANSHIP_VECTORS(bool, !=)
TRANSHIP_SCALARS(bool, !=)
TRANSHIP_VECTORS(TRANSHIP_VECTOR, %, TRANSHIP_INTEGRAL)
TRANSHIP_SCALARS(TRANSHIP_VECTOR, %, TRANSHIP_INTEGRAL)
TRANSHIP_VECTORS(TRANSHIP_VECTOR, ^, TRANSHIP_INTEGRAL)
TRANSHIP_SCALARS(TRANSHIP_VECTOR, ^, TRANSHIP_INTEGRAL)
TRANSHIP_VECTORS(TRANSHIP_VECTOR, |, TRANSHIP_INTEGRAL)
TRANSHIP_SCALARS(TRANSHIP_VECTOR, |, TRANSHIP_INTEGRAL)
TRANSHIP_VECTORS(TRANSHIP_VECTOR, &, TRANSHIP_INTEGRAL)
TRANSHIP_SCALARS(TRANSHIP_VECTOR, &, TRANSHIP_INTEGRAL)
TRANSHIP_VECTORS(TRANSHIP_VECTOR, >>, TRANSHIP_INTEGRAL)
TRANSHIP_SCALARS(TRANSHIP_VECTOR, >>, TRANSHIP_INTEGRAL)
TRANSHIP_VECTORS(TRANSHIP_VECTOR, <<, TRANSHIP_INTEGRAL)
// A scalar cannot be shifted by a vector.
template <typename T, unsigned int n, typename U TRANSHIP_INTEGRAL>
__host__ __device__ inline TRANSHIP_VECTOR operator<<(const TRANSHIP_VECTOR &x, U y) noexcept {
  T scalar = y;
  (void)scalar;
  return x;
}
#undef TRANSHIP_INTEGRAL
#undef TRANSHIP_VECTORS
#undef TRANSHIP_SCALARS
#undef TRANSHIP_VECTOR
#undef TRANSHIP_ONLY_IF
#undef TRANSHIP_CONVERTIBLE

// The components of charN are `char`, but make_charN takes `signed char`.
#define TRANSHIP_VECTORS(T, name, M)                                                               \
  using name##1 = HIP_vector_type<T, 1>;                                                           \
  using name##2 = HIP_vector_type<T, 2>;                                                           \
  using name##3 = HIP_vector_type<T, 3>;                                                           \
  using name##4 = HIP_vector_type<T, 4>;                                                           \
  __host__ __device__ name##1 make_##name##1(M);                                                   \
  __host__ __device__ name##2 make_##name##2(M, M);                                                \
  __host__ __device__ name##3 make_##name##3(M, M, M);                                             \
  __host__ __device__ name##4 make_##name##4(M, M, M, M);
TRANSHIP_VECTORS(unsigned char, uchar, unsigned char)
TRANSHIP_VECTORS(char, char, signed char)
TRANSHIP_VECTORS(unsigned short, ushort, unsigned short)
TRANSHIP_VECTORS(short, short, signed short)
TRANSHIP_VECTORS(unsigned int, uint, unsigned int)
TRANSHIP_VECTORS(int, int, signed int)
TRANSHIP_VECTORS(unsigned long, ulong, unsigned long)
TRANSHIP_VECTORS(long, long, signed long)
TRANSHIP_VECTORS(unsigned long long, ulonglong, unsigned long long)
TRANSHIP_VECTORS(long long, longlong, signed long long)
TRANSHIP_VECTORS(float, float, float)
TRANSHIP_VECTORS(double, double, double)
#undef TRANSHIP_VECTORS

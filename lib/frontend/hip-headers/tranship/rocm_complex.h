// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex numbers of the roc* libraries, with the operations that programs use on the host.
#include <complex>
#include <type_traits>
#define TRANSHIP_COMPLEX(name)                                                                     \
  template <typename T> class name {                                                               \
  public:                                                                                          \
    using value_type = T;                                                                          \
    T x, y;                                                                                        \
    name() = default;                                                                              \
    template <typename U,                                                                          \
              typename std::enable_if<std::is_convertible<U, T>::value>::type * = nullptr>         \
    __host__ __device__ constexpr name(U real) : x(static_cast<T>(real)), y(0) {}                  \
    template <typename U, typename V>                                                              \
    __host__ __device__ constexpr name(U real, V imaginary)                                        \
        : x(static_cast<T>(real)), y(static_cast<T>(imaginary)) {}                                 \
    template <typename U>                                                                          \
    __host__ __device__ constexpr name(const std::complex<U> &z) : x(z.real()), y(z.imag()) {}     \
    template <typename U> __host__ __device__ explicit constexpr operator std::complex<U>() const; \
    __host__ __device__ T real() const;                                                            \
    __host__ __device__ T imag() const;                                                            \
    __host__ __device__ name operator-() const;                                                    \
    __host__ __device__ name &operator+=(const name &);                                            \
    __host__ __device__ name &operator-=(const name &);                                            \
    __host__ __device__ name &operator*=(const name &);                                            \
    __host__ __device__ name &operator/=(const name &);                                            \
    __host__ __device__ name operator+(const name &) const;                                        \
    __host__ __device__ name operator-(const name &) const;                                        \
    __host__ __device__ name operator*(const name &) const;                                        \
    __host__ __device__ name operator/(const name &) const;                                        \
    __host__ __device__ bool operator==(const name &) const;                                       \
    __host__ __device__ bool operator!=(const name &) const;                                       \
  };

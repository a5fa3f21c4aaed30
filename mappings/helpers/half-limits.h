// SPDX-License-Identifier: 0BSD
// The limits of half and bfloat16, for which std::numeric_limits returns 0.

//- helper: std-numeric-limits
//- language: c++
//- includes: hip/hip_fp16.h, limits
// HIP's bfloat16 needs a compiler that knows __bf16.
#if defined(__clang__) || __GNUC__ >= 13
#include <hip/hip_bf16.h>
#endif
namespace tranship {
template <class T> class numeric_limits : public std::numeric_limits<T> {};

// What a type of 16 bits is made of. `Float` is the type whose other properties it shares.
template <class T, unsigned short min_, unsigned short max_, unsigned short epsilon_,
          unsigned short infinity_, unsigned short quiet, unsigned short signaling>
class ShortFloatLimits : public std::numeric_limits<float> {
protected:
  __host__ __device__ static T of(unsigned short bits) {
    T result;
    __builtin_memcpy(&result, &bits, sizeof bits);
    return result;
  }

public:
  __host__ __device__ static T min() { return of(min_); }
  __host__ __device__ static T max() { return of(max_); }
  __host__ __device__ static T lowest() { return of(max_ | 0x8000); }
  __host__ __device__ static T epsilon() { return of(epsilon_); }
  __host__ __device__ static T infinity() { return of(infinity_); }
  __host__ __device__ static T quiet_NaN() { return of(quiet); }
  __host__ __device__ static T signaling_NaN() { return of(signaling); }
  __host__ __device__ static T denorm_min() { return of(1); }
};
template <>
class numeric_limits<__half>
    : public ShortFloatLimits<__half, 0x0400, 0x7bff, 0x1400, 0x7c00, 0x7e00, 0x7d00> {
public:
  static constexpr int digits = 11, digits10 = 3, max_digits10 = 5;
  static constexpr int min_exponent = -13, min_exponent10 = -4;
  static constexpr int max_exponent = 16, max_exponent10 = 4;
  __host__ __device__ static __half round_error() { return of(0x3800); }
};
#if defined(__clang__) || __GNUC__ >= 13
template <>
class numeric_limits<__hip_bfloat16>
    : public ShortFloatLimits<__hip_bfloat16, 0x0080, 0x7f7f, 0x3c00, 0x7f80, 0x7fc0, 0x7fa0> {
public:
  static constexpr int digits = 8, digits10 = 2, max_digits10 = 4;
  static constexpr int min_exponent = -125, min_exponent10 = -37;
  static constexpr int max_exponent = 128, max_exponent10 = 38;
  __host__ __device__ static __hip_bfloat16 round_error() { return of(0x3f00); }
};
#endif
} // namespace tranship

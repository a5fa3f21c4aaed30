// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the floating-point types of 8, 6 and 4 bits share: conversions, given the format, and the types
// of one, two and four numbers.
#pragma once
#pragma GCC system_header

#include "bfloat16.h"
#include "core.h"
#include "half.h"
#include "vector.h"

#ifdef __cplusplus

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device begin
#endif

enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
typedef cudaRoundMode hipRoundMode;
#define hipRoundNearest cudaRoundNearest
#define hipRoundZero cudaRoundZero
#define hipRoundPosInf cudaRoundPosInf
#define hipRoundMinInf cudaRoundMinInf

/// A format. `largest` is the code of the largest finite number, `infinity` that of numbers
/// beyond it, `nan` that of NaN.
struct TranshipTinyFormat {
  int bits, mantissaBits, bias;
  unsigned char largest, infinity, nan;
};

/// Returns the number, which float can represent.
inline float transhipTinyValue(TranshipTinyFormat format, unsigned char code) {
  unsigned char magnitude = code & ((1u << (format.bits - 1)) - 1);
  int exponent = magnitude >> format.mantissaBits;
  int mantissa = magnitude & ((1 << format.mantissaBits) - 1);
  float value;
  if (magnitude > format.largest)
    value = magnitude == format.infinity && format.infinity != format.nan ? HUGE_VALF : NAN;
  else if (exponent == 0)
    value = ldexpf(float(mantissa), 1 - format.bias - format.mantissaBits);
  else
    value = ldexpf(float(mantissa | 1 << format.mantissaBits),
                   exponent - format.bias - format.mantissaBits);
  return code >> (format.bits - 1) & 1 ? -value : value;
}

/// Returns the code of the nearest number; of two that are as near, of the even one.
inline unsigned char transhipTinyCode(TranshipTinyFormat format, double value, bool saturates) {
  unsigned char sign = signbit(value) ? 1u << (format.bits - 1) : 0;
  if (value != value)
    return format.nan;
  double magnitude = fabs(value);
  double beyond = ldexp(double(transhipTinyValue(format, format.largest)), 1);
  unsigned char code = format.infinity;
  if (magnitude < beyond) {
    int exponent = magnitude > 0 ? ilogb(magnitude) : 0;
    if (exponent < 1 - format.bias || magnitude == 0)
      exponent = 1 - format.bias;
    // A mantissa that is rounded up to the next power of two carries over into the exponent.
    double steps = rint(ldexp(magnitude, format.mantissaBits - exponent));
    int number = int(steps) + ((exponent + format.bias - 1) << format.mantissaBits);
    if (number <= format.largest)
      code = (unsigned char)number;
    else if (saturates)
      code = format.largest;
  } else if (saturates) {
    code = format.largest;
  }
  return code | sign;
}

inline float transhipFromRaw(__half_raw raw) { return float(__half(raw)); }
inline float transhipFromRaw(__nv_bfloat16_raw raw) { return float(__nv_bfloat16(raw)); }

// `Code` is the type with one number: its constructors saturate, its operators convert to others.
#define TRANSHIP_TINY_FROM(T, from) explicit T(from value) : __x(encoded(double(value))) {}
#define TRANSHIP_TINY_TO(to)                                                                       \
  explicit operator to() const { return transhipInteger<to>(float(*this)); }
#define TRANSHIP_TINY_TYPE(T, Storage, format)                                                     \
  struct T {                                                                                       \
    Storage __x;                                                                                   \
    T() = default;                                                                                 \
    TRANSHIP_TINY_FROM(T, float)                                                                   \
    TRANSHIP_TINY_FROM(T, double)                                                                  \
    TRANSHIP_TINY_FROM(T, short)                                                                   \
    TRANSHIP_TINY_FROM(T, unsigned short)                                                          \
    TRANSHIP_TINY_FROM(T, int)                                                                     \
    TRANSHIP_TINY_FROM(T, unsigned)                                                                \
    TRANSHIP_TINY_FROM(T, long)                                                                    \
    TRANSHIP_TINY_FROM(T, unsigned long)                                                           \
    TRANSHIP_TINY_FROM(T, long long)                                                               \
    TRANSHIP_TINY_FROM(T, unsigned long long)                                                      \
    explicit T(__half value) : __x(encoded(double(float(value)))) {}                               \
    explicit T(__nv_bfloat16 value) : __x(encoded(double(float(value)))) {}                        \
    explicit operator float() const { return transhipTinyValue(format, __x); }                     \
    explicit operator double() const { return float(*this); }                                      \
    explicit operator __half() const { return __half(float(*this)); }                              \
    explicit operator __nv_bfloat16() const { return __nv_bfloat16(float(*this)); }                \
    explicit operator bool() const { return float(*this) != 0; }                                   \
    TRANSHIP_TINY_TO(char)                                                                         \
    TRANSHIP_TINY_TO(signed char)                                                                  \
    TRANSHIP_TINY_TO(unsigned char)                                                                \
    TRANSHIP_TINY_TO(short)                                                                        \
    TRANSHIP_TINY_TO(unsigned short)                                                               \
    TRANSHIP_TINY_TO(int)                                                                          \
    TRANSHIP_TINY_TO(unsigned)                                                                     \
    TRANSHIP_TINY_TO(long)                                                                         \
    TRANSHIP_TINY_TO(unsigned long)                                                                \
    TRANSHIP_TINY_TO(long long)                                                                    \
    TRANSHIP_TINY_TO(unsigned long long)                                                           \
                                                                                                   \
    static Storage encoded(double value) { return transhipTinyCode(format, value, true); }         \
  };

// Two and four numbers; the first one has the lowest bits.
#define TRANSHIP_TINY_PAIR(T2, T, Storage, bits, format)                                           \
  struct T2 {                                                                                      \
    Storage __x;                                                                                   \
    T2() = default;                                                                                \
    explicit T2(float2 v) : __x(packed(v.x, v.y)) {}                                               \
    explicit T2(double2 v) : __x(packed(v.x, v.y)) {}                                              \
    explicit T2(__half2 v) : __x(packed(float(v.x), float(v.y))) {}                                \
    explicit T2(__nv_bfloat162 v) : __x(packed(float(v.x), float(v.y))) {}                         \
    explicit operator float2() const {                                                             \
      return {transhipTinyValue(format, __x & ((1u << bits) - 1)),                                 \
              transhipTinyValue(format, __x >> bits & ((1u << bits) - 1))};                        \
    }                                                                                              \
    explicit operator __half2() const {                                                            \
      float2 v(*this);                                                                             \
      return __half2(__half(v.x), __half(v.y));                                                    \
    }                                                                                              \
                                                                                                   \
    static Storage packed(double x, double y) {                                                    \
      return Storage(T::encoded(x) | T::encoded(y) << bits);                                       \
    }                                                                                              \
  };
#define TRANSHIP_TINY_FOUR(T4, T2, Storage, bits, format)                                          \
  TRANSHIP_TINY_FOUR_OF(T4, T2, Storage, bits, format, low, high)
// `first` and `second`: in which order the constructor takes two pairs, `low` and `high`.
#define TRANSHIP_TINY_FOUR_OF(T4, T2, Storage, bits, format, first, second)                        \
  struct T4 {                                                                                      \
    Storage __x;                                                                                   \
    T4() = default;                                                                                \
    explicit T4(float4 v) : __x(joined(T2(float2{v.x, v.y}), T2(float2{v.z, v.w}))) {}             \
    explicit T4(double4 v) : __x(joined(T2(double2{v.x, v.y}), T2(double2{v.z, v.w}))) {}          \
    T4(__half2 first, __half2 second) : __x(joined(T2(low), T2(high))) {}                          \
    T4(__nv_bfloat162 first, __nv_bfloat162 second) : __x(joined(T2(low), T2(high))) {}            \
    explicit operator float4() const {                                                             \
      constexpr unsigned mask = (1u << bits) - 1;                                                  \
      return {transhipTinyValue(format, __x & mask), transhipTinyValue(format, __x >> bits & mask),\
              transhipTinyValue(format, __x >> 2 * bits & mask),                                   \
              transhipTinyValue(format, __x >> 3 * bits & mask)};                                  \
    }                                                                                              \
                                                                                                   \
    static Storage joined(T2 low, T2 high) {                                                       \
      return Storage(low.__x | Storage(high.__x) << 2 * bits);                                     \
    }                                                                                              \
  };

// A conversion function in both spellings.
#define TRANSHIP_TINY_FUNCTION(R, name, parameters, ...)                                           \
  inline R __nv_cvt_##name parameters { __VA_ARGS__; }                                             \
  inline R __hip_cvt_##name parameters { __VA_ARGS__; }

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device end
#endif
#endif

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What half and bfloat16 share: the types and their functions, given the conversion from and to
// float.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

#ifdef __cplusplus

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device begin
#endif

/// Cuts off the fraction. What is too large becomes the largest or the smallest I; NaN becomes 0,
/// or, with CUDA, 2^63 among 64-bit integers. The host's own conversion leaves all that open.
template <class I> inline I transhipInteger(float a) {
  constexpr bool isSigned = I(-1) < I(0);
  constexpr int bits = 8 * sizeof(I);
  constexpr I largest = I(~0ull >> (64 - bits + isSigned));
  constexpr I smallest = isSigned ? I(-largest - 1) : I(0);
  const float end = 2.0f * float(1ull << (bits - 1 - isSigned));
#ifndef __HIP__
  if (a != a && bits == 64)
    return I(1ull << 63);
#endif
  if (a != a)
    return I(0);
  return a >= end ? largest : a <= (isSigned ? -end : 0.0f) ? smallest : I(a);
}

/// `Self` is the type that derives from this.
template <class Self, class Format> struct TranshipSmallFloat {
  typedef typename Format::Raw Raw;
  typedef typename Format::InfinityTest InfinityTest;
  unsigned short bits;

  TranshipSmallFloat() = default;
  TranshipSmallFloat(const Raw &raw) : bits(raw.x) {}
  TranshipSmallFloat(float value) : bits(Format::fromFloat(value)) {}
  TranshipSmallFloat(double value) : bits(Format::fromDouble(value)) {}
  TranshipSmallFloat(int value) : bits(Format::fromDouble(value)) {}
  TranshipSmallFloat(unsigned value) : bits(Format::fromDouble(value)) {}
  TranshipSmallFloat(short value) : bits(Format::fromFloat(value)) {}
  TranshipSmallFloat(unsigned short value) : bits(Format::fromFloat(value)) {}
  TranshipSmallFloat(long value) : bits(Format::fromDouble(double(value))) {}
  TranshipSmallFloat(unsigned long value) : bits(Format::fromDouble(double(value))) {}
  TranshipSmallFloat(long long value) : bits(Format::fromDouble(double(value))) {}
  TranshipSmallFloat(unsigned long long value) : bits(Format::fromDouble(double(value))) {}
  /// The other one of half and bfloat16.
  template <class Other, class OtherFormat>
  explicit TranshipSmallFloat(const TranshipSmallFloat<Other, OtherFormat> &other)
      : bits(Format::fromFloat(float(other))) {}

  static double fused(float a, float b, float c) { return Format::fused(a, b, c); }
  static float least(float a, float b) { return Format::least(a, b); }
  static Self fromBits(unsigned short bits) {
    Self result;
    result.bits = bits;
    return result;
  }
  operator Raw() const { return {bits}; }
  operator float() const { return Format::toFloat(bits); }
  explicit operator double() const { return Format::toFloat(bits); }
  explicit operator bool() const { return (bits & 0x7fff) != 0; }
#ifdef __HIP__
  // A cast, which leaves open what is out of range: bytes are the lowest ones of an int.
#define TRANSHIP_TO(T, Cast)                                                                       \
  explicit operator T() const { return (T)(Cast)Format::toFloat(bits); }
#else
#define TRANSHIP_TO(T, Cast)                                                                       \
  explicit operator T() const { return transhipInteger<T>(Format::toFloat(bits)); }
#endif
  TRANSHIP_TO(char, int)
  TRANSHIP_TO(signed char, int)
  TRANSHIP_TO(unsigned char, unsigned)
  TRANSHIP_TO(short, short)
  TRANSHIP_TO(unsigned short, unsigned short)
  TRANSHIP_TO(int, int)
  TRANSHIP_TO(unsigned, unsigned)
  TRANSHIP_TO(long, long)
  TRANSHIP_TO(unsigned long, unsigned long)
  TRANSHIP_TO(long long, long long)
  TRANSHIP_TO(unsigned long long, unsigned long long)
#undef TRANSHIP_TO

#define TRANSHIP_ARITHMETIC(op)                                                                    \
  friend Self operator op(Self a, Self b) { return Self(float(a) op float(b)); }                   \
  Self &operator op##=(Self other) { return self() = self() op other; }
  TRANSHIP_ARITHMETIC(+)
  TRANSHIP_ARITHMETIC(-)
  TRANSHIP_ARITHMETIC(*)
  TRANSHIP_ARITHMETIC(/)
#undef TRANSHIP_ARITHMETIC
#define TRANSHIP_RELATION(op)                                                                      \
  friend bool operator op(Self a, Self b) { return float(a) op float(b); }
  TRANSHIP_RELATION(==)
  TRANSHIP_RELATION(!=)
  TRANSHIP_RELATION(<)
  TRANSHIP_RELATION(>)
#undef TRANSHIP_RELATION
  /// `a <= b` is `!(b < a)`, which is true for NaN, and for pairs of which one half is less.
  static constexpr bool negatesRelations = Format::negatesRelations;
  friend bool operator<=(Self a, Self b) {
    return negatesRelations ? !(b < a) : float(a) <= float(b);
  }
  friend bool operator>=(Self a, Self b) { return b <= a; }
  /// Relations of pairs compare the first half of the left one twice.
  static constexpr bool comparesFirst = Format::comparesFirst;
  Self operator-() const { return fromBits(bits ^ 0x8000); }
  Self operator+() const { return fromBits(bits); }
  Self &operator++() { return self() += Self(1.f); }
  Self &operator--() { return self() -= Self(1.f); }
  Self operator++(int) {
    Self before = self();
    ++self();
    return before;
  }
  Self operator--(int) {
    Self before = self();
    --self();
    return before;
  }

private:
  Self &self() { return static_cast<Self &>(*this); }
};

// A pair of such numbers.
#define TRANSHIP_SMALL_FLOAT_PAIR(T2, T, Raw2)                                                     \
  struct __attribute__((aligned(4))) T2 {                                                          \
    T x, y;                                                                                        \
    T2() = default;                                                                                \
    T2(T a, T b) : x(a), y(b) {}                                                                   \
    T2(Raw2 raw) : x(T::Raw{raw.x}), y(T::Raw{raw.y}) {}                                           \
    operator Raw2() const { return __builtin_bit_cast(Raw2, *this); }                              \
    T2 operator-() const { return T2(-x, -y); }                                                    \
    T2 operator+() const { return *this; }                                                         \
    T2 &operator++() { return *this = *this + T2(T(1.f), T(1.f)); }                                \
    T2 &operator--() { return *this = *this - T2(T(1.f), T(1.f)); }                                \
    T2 operator++(int) {                                                                           \
      T2 before = *this;                                                                           \
      ++*this;                                                                                     \
      return before;                                                                               \
    }                                                                                              \
    T2 operator--(int) {                                                                           \
      T2 before = *this;                                                                           \
      --*this;                                                                                     \
      return before;                                                                               \
    }                                                                                              \
    friend bool operator==(T2 a, T2 b) { return a.x == b.x && a.y == b.y; }                        \
    friend bool operator!=(T2 a, T2 b) { return TRANSHIP_PAIRS_DIFFER(a, b); }                     \
    friend bool operator<(T2 a, T2 b) {                                                            \
      return a.x < b.x && (T::comparesFirst ? a.x : a.y) < b.y;                                    \
    }                                                                                              \
    friend bool operator>(T2 a, T2 b) {                                                            \
      return a.x > b.x && (T::comparesFirst ? a.x : a.y) > b.y;                                    \
    }                                                                                              \
    friend bool operator<=(T2 a, T2 b) {                                                           \
      return T::negatesRelations ? !(b < a)                                                        \
                                 : a.x <= b.x && (T::comparesFirst ? a.x : a.y) <= b.y;            \
    }                                                                                              \
    friend bool operator>=(T2 a, T2 b) {                                                           \
      return T::negatesRelations ? !(a < b)                                                        \
                                 : a.x >= b.x && (T::comparesFirst ? a.x : a.y) >= b.y;            \
    }                                                                                              \
    TRANSHIP_SMALL_FLOAT_OPERATOR(T2, +)                                                           \
    TRANSHIP_SMALL_FLOAT_OPERATOR(T2, -)                                                           \
    TRANSHIP_SMALL_FLOAT_OPERATOR(T2, *)                                                           \
    TRANSHIP_SMALL_FLOAT_OPERATOR(T2, /)                                                           \
  };
#ifdef __HIP__
#define TRANSHIP_PAIRS_DIFFER(a, b) !(a == b)
#else
#define TRANSHIP_PAIRS_DIFFER(a, b) (a.x != b.x && a.y != b.y)
#endif
#define TRANSHIP_SMALL_FLOAT_OPERATOR(T2, op)                                                      \
  friend T2 operator op(T2 a, T2 b) { return T2(a.x op b.x, a.y op b.y); }                         \
  T2 &operator op##=(T2 other) { return *this = *this op other; }

/// Of two zeros, the positive one is the larger one; in HIP, it depends on their order.
inline float transhipMax(float a, float b) {
#ifdef __HIP__
  return a != b ? fmaxf(a, b) : b;
#else
  return a != b ? fmaxf(a, b) : signbit(a) ? b : a;
#endif
}
/// The exact result, rounded to a number with an odd last bit: it can be rounded once more.
inline double transhipFused(double a, double b, double c) {
  double product = a * b, sum = product + c; // a product of two small numbers is exact
  double part = sum - product, lost = (product - (sum - part)) + (c - part);
  auto bits = __builtin_bit_cast(long long, sum);
  if (lost != 0 && lost == lost && (bits & 1) == 0)
    bits += (lost > 0) == (sum > 0) ? 1 : -1;
  return __builtin_bit_cast(double, bits);
}
inline double transhipSaturate(double a) { return a > 0 ? fmin(a, 1) : 0; }
inline double transhipRelu(double a) { return a != a || a > 0 ? a : 0; }

/// Returns the number of type T next to `a`, in a direction: up, down, to zero.
template <class T> inline T transhipDirected(double a, char direction) {
  T result(a);
  double nearest = float(result);
  if (nearest == a || a != a)
    return result;
  bool up = direction == 'u' || (direction == 'z' && a < 0);
  if (direction == 'n' || up == (nearest > a))
    return result;
  if ((result.bits & 0x7fff) == 0)
    return T::fromBits(up ? 1 : 0x8001);
  return T::fromBits((unsigned short)(result.bits + (up == !(result.bits >> 15) ? 1 : -1)));
}
/// Returns `exact`, rounded to a number with an odd last bit: it can be rounded once more.
template <class Wide, class Narrow> inline Narrow transhipOdd(Wide exact, Narrow near) {
  if ((__int128)near == (__int128)exact)
    return near;
  if (near > 0 ? (__int128)near > (__int128)exact : (__int128)near < (__int128)exact)
    near = nextafter(near, Narrow(0));
  auto bits = __builtin_bit_cast(unsigned long long, near);
  return __builtin_bit_cast(Narrow, bits | 1);
}

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device end
#endif

// Defines each function for the number and for the pair.
#define TRANSHIP_SF_UNARY(T, T2, name, name2, expression)                                          \
  inline T name(T v) {                                                                             \
    float a = float(v);                                                                            \
    return T(expression);                                                                          \
  }                                                                                                \
  inline T2 name2(T2 v) { return T2(name(v.x), name(v.y)); }
#define TRANSHIP_SF_BINARY(T, T2, name, name2, expression)                                         \
  inline T name(T v, T w) {                                                                        \
    float a = float(v), b = float(w);                                                              \
    return T(expression);                                                                          \
  }                                                                                                \
  inline T2 name2(T2 v, T2 w) { return T2(name(v.x, w.x), name(v.y, w.y)); }
#define TRANSHIP_SF_TERNARY(T, T2, name, name2, expression)                                        \
  inline T name(T u, T v, T w) {                                                                   \
    float a = float(u), b = float(v), c = float(w);                                                \
    return T(expression);                                                                          \
  }                                                                                                \
  inline T2 name2(T2 u, T2 v, T2 w) { return T2(name(u.x, v.x, w.x), name(u.y, v.y, w.y)); }
#define TRANSHIP_SF_COMPARE(T, T2, name, relation)                                                 \
  inline bool __h##name(T v, T w) {                                                                \
    float a = float(v), b = float(w);                                                              \
    return relation;                                                                               \
  }                                                                                                \
  inline T2 __h##name##2(T2 v, T2 w) {                                                             \
    return T2(T(float(__h##name(v.x, w.x))), T(float(__h##name(v.y, w.y))));                       \
  }                                                                                                \
  inline bool __hb##name##2(T2 v, T2 w) { return __h##name(v.x, w.x) && __h##name(v.y, w.y); }     \
  inline unsigned __h##name##2_mask(T2 v, T2 w) {                                                  \
    return (__h##name(v.x, w.x) ? 0xffffu : 0) | (__h##name(v.y, w.y) ? 0xffff0000u : 0);          \
  }

#define TRANSHIP_SMALL_FLOAT_FUNCTIONS(T, T2)                                                      \
  TRANSHIP_SF_UNARY(T, T2, __habs, __habs2, fabsf(a))                                              \
  TRANSHIP_SF_UNARY(T, T2, __hneg, __hneg2, -a)                                                    \
  TRANSHIP_SF_BINARY(T, T2, __hadd, __hadd2, a + b)                                                \
  TRANSHIP_SF_BINARY(T, T2, __hsub, __hsub2, a - b)                                                \
  TRANSHIP_SF_BINARY(T, T2, __hmul, __hmul2, a *b)                                                 \
  TRANSHIP_SF_BINARY(T, T2, __hdiv, __h2div, a / b)                                                \
  TRANSHIP_SF_BINARY(T, T2, __hadd_rn, __hadd2_rn, a + b)                                          \
  TRANSHIP_SF_BINARY(T, T2, __hsub_rn, __hsub2_rn, a - b)                                          \
  TRANSHIP_SF_BINARY(T, T2, __hmul_rn, __hmul2_rn, a *b)                                           \
  TRANSHIP_SF_BINARY(T, T2, __hadd_sat, __hadd2_sat, transhipSaturate(a + b))                      \
  TRANSHIP_SF_BINARY(T, T2, __hsub_sat, __hsub2_sat, transhipSaturate(a - b))                      \
  TRANSHIP_SF_BINARY(T, T2, __hmul_sat, __hmul2_sat, transhipSaturate(a *b))                       \
  TRANSHIP_SF_BINARY(T, T2, __hmax, __hmax2, transhipMax(a, b))                                    \
  TRANSHIP_SF_BINARY(T, T2, __hmin, __hmin2, T::least(a, b))                                       \
  TRANSHIP_SF_BINARY(T, T2, __hmax_nan, __hmax2_nan, a != a || b != b ? NAN : transhipMax(a, b))   \
  TRANSHIP_SF_BINARY(T, T2, __hmin_nan, __hmin2_nan,                                               \
                     a != a || b != b ? NAN : T::least(a, b))                                      \
  TRANSHIP_SF_TERNARY(T, T2, __hfma, __hfma2, T::fused(a, b, c))                                    \
  TRANSHIP_SF_TERNARY(T, T2, __hfma_sat, __hfma2_sat, transhipSaturate(T::fused(a, b, c)))         \
  TRANSHIP_SF_TERNARY(T, T2, __hfma_relu, __hfma2_relu, transhipRelu(T::fused(a, b, c)))           \
  inline T2 __hcmadd(T2 a, T2 b, T2 c) {                                                           \
    return T2(__hfma(__hneg(a.y), b.y, __hfma(a.x, b.x, c.x)),                                     \
              __hfma(a.y, b.x, __hfma(a.x, b.y, c.y)));                                            \
  }                                                                                                \
  TRANSHIP_SF_UNARY(T, T2, htrunc, h2trunc, truncf(a))                                             \
  TRANSHIP_SF_UNARY(T, T2, hceil, h2ceil, ceilf(a))                                                \
  TRANSHIP_SF_UNARY(T, T2, hfloor, h2floor, floorf(a))                                             \
  TRANSHIP_SF_UNARY(T, T2, hrint, h2rint, rintf(a))                                                \
  TRANSHIP_SF_UNARY(T, T2, hsqrt, h2sqrt, sqrtf(a))                                                \
  TRANSHIP_SF_UNARY(T, T2, hrsqrt, h2rsqrt, 1 / sqrtf(a))                                          \
  TRANSHIP_SF_UNARY(T, T2, hrcp, h2rcp, 1 / a)                                                     \
  TRANSHIP_SF_UNARY(T, T2, hlog, h2log, logf(a))                                                   \
  TRANSHIP_SF_UNARY(T, T2, hlog2, h2log2, log2f(a))                                                \
  TRANSHIP_SF_UNARY(T, T2, hlog10, h2log10, log10f(a))                                             \
  TRANSHIP_SF_UNARY(T, T2, hexp, h2exp, expf(a))                                                   \
  TRANSHIP_SF_UNARY(T, T2, hexp2, h2exp2, exp2f(a))                                                \
  TRANSHIP_SF_UNARY(T, T2, hexp10, h2exp10, exp10f(a))                                             \
  TRANSHIP_SF_UNARY(T, T2, hsin, h2sin, sinf(a))                                                   \
  TRANSHIP_SF_UNARY(T, T2, hcos, h2cos, cosf(a))                                                   \
  TRANSHIP_SF_UNARY(T, T2, htanh, h2tanh, tanhf(a))                                                \
  TRANSHIP_SF_UNARY(T, T2, htanh_approx, h2tanh_approx, tanhf(a))                                  \
  TRANSHIP_SF_COMPARE(T, T2, eq, a == b)                                                           \
  TRANSHIP_SF_COMPARE(T, T2, ne, a<b || a> b)                                                      \
  TRANSHIP_SF_COMPARE(T, T2, le, a <= b)                                                           \
  TRANSHIP_SF_COMPARE(T, T2, ge, a >= b)                                                           \
  TRANSHIP_SF_COMPARE(T, T2, lt, a < b)                                                            \
  TRANSHIP_SF_COMPARE(T, T2, gt, a > b)                                                            \
  TRANSHIP_SF_COMPARE(T, T2, equ, !(a < b || a > b))                                               \
  TRANSHIP_SF_COMPARE(T, T2, neu, a != b)                                                          \
  TRANSHIP_SF_COMPARE(T, T2, leu, !(a > b))                                                        \
  TRANSHIP_SF_COMPARE(T, T2, geu, !(a < b))                                                        \
  TRANSHIP_SF_COMPARE(T, T2, ltu, !(a >= b))                                                       \
  TRANSHIP_SF_COMPARE(T, T2, gtu, !(a <= b))                                                       \
  inline bool __hisnan(T a) { return float(a) != float(a); }                                       \
  inline T2 __hisnan2(T2 a) { return T2(T(float(__hisnan(a.x))), T(float(__hisnan(a.y)))); }       \
  inline T::InfinityTest __hisinf(T a) {                                                           \
    float f = float(a);                                                                            \
    return f == HUGE_VALF ? 1 : f == -HUGE_VALF ? -1 : 0;                                          \
  }                                                                                                \
  inline float __low2float(T2 a) { return float(a.x); }                                            \
  inline float __high2float(T2 a) { return float(a.y); }                                           \
  inline T2 __lowhigh2highlow(T2 a) { return T2(a.y, a.x); }

#define TRANSHIP_SF_FROM_INTEGER(T, name, integer, I, suffix, direction)                           \
  inline T __##integer##2##name##_##suffix(I a) {                                                  \
    return transhipDirected<T>(transhipOdd(a, double(a)), direction);                              \
  }
#define TRANSHIP_SF_INTEGER(T, name, integer, I)                                                   \
  TRANSHIP_SF_FROM_INTEGER(T, name, integer, I, rn, 'n')                                           \
  TRANSHIP_SF_FROM_INTEGER(T, name, integer, I, rz, 'z')                                           \
  TRANSHIP_SF_FROM_INTEGER(T, name, integer, I, ru, 'u')                                           \
  TRANSHIP_SF_FROM_INTEGER(T, name, integer, I, rd, 'd')                                           \
  inline I __##name##2##integer##_rn(T a) { return transhipInteger<I>(rintf(float(a))); }          \
  inline I __##name##2##integer##_rz(T a) { return transhipInteger<I>(truncf(float(a))); }         \
  inline I __##name##2##integer##_ru(T a) { return transhipInteger<I>(ceilf(float(a))); }          \
  inline I __##name##2##integer##_rd(T a) { return transhipInteger<I>(floorf(float(a))); }
#define TRANSHIP_SMALL_FLOAT_CONVERSIONS(T, T2, name, name2)                                       \
  inline T __double2##name(double a) { return T(a); }                                              \
  inline T __float2##name(float a) { return T(a); }                                                \
  inline T __float2##name##_rn(float a) { return T(a); }                                           \
  inline T __float2##name##_rz(float a) { return transhipDirected<T>(a, 'z'); }                    \
  inline T __float2##name##_ru(float a) { return transhipDirected<T>(a, 'u'); }                    \
  inline T __float2##name##_rd(float a) { return transhipDirected<T>(a, 'd'); }                    \
  inline signed char __##name##2char_rz(T a) { return transhipInteger<signed char>(float(a)); }    \
  inline unsigned char __##name##2uchar_rz(T a) {                                                  \
    return transhipInteger<unsigned char>(float(a));                                               \
  }                                                                                                \
  inline T2 __float2##name2##_rn(float a) { return T2(T(a), T(a)); }                               \
  inline T2 __floats2##name2##_rn(float a, float b) { return T2(T(a), T(b)); }                     \
  inline T2 __float22##name2##_rn(float2 a) { return T2(T(a.x), T(a.y)); }                         \
  inline T2 __##name##2##name2(T a) { return T2(a, a); }                                           \
  inline T2 __low2##name2(T2 a) { return T2(a.x, a.x); }                                           \
  inline T2 __high2##name2(T2 a) { return T2(a.y, a.y); }                                          \
  inline T2 __lows2##name2(T2 a, T2 b) { return T2(a.x, b.x); }                                    \
  inline T2 __highs2##name2(T2 a, T2 b) { return T2(a.y, b.y); }                                   \
  inline T __low2##name(T2 a) { return a.x; }                                                      \
  inline T __high2##name(T2 a) { return a.y; }                                                     \
  inline short __##name##_as_short(T a) { return (short)a.bits; }                                  \
  inline unsigned short __##name##_as_ushort(T a) { return a.bits; }                               \
  inline T __short_as_##name(short a) { return T::fromBits((unsigned short)a); }                   \
  inline T __ushort_as_##name(unsigned short a) { return T::fromBits(a); }                         \
  TRANSHIP_SF_INTEGER(T, name, short, short)                                                       \
  TRANSHIP_SF_INTEGER(T, name, ushort, unsigned short)                                             \
  TRANSHIP_SF_INTEGER(T, name, int, int)                                                           \
  TRANSHIP_SF_INTEGER(T, name, uint, unsigned)                                                     \
  TRANSHIP_SF_INTEGER(T, name, ll, long long)                                                      \
  TRANSHIP_SF_INTEGER(T, name, ull, unsigned long long)

#ifdef TRANSHIP_GPU
#include "atomics.h"
#define TRANSHIP_SMALL_FLOAT_ATOMICS(T, T2)                                                        \
  __device__ inline T atomicAdd(T *place, T value) {                                               \
    return transhipUpdate<T, unsigned short>(place, [value](T old) { return old + value; });       \
  }                                                                                                \
  __device__ inline T2 atomicAdd(T2 *place, T2 value) {                                            \
    return transhipUpdate<T2, unsigned>(place, [value](T2 old) { return old + value; });           \
  }                                                                                                \
  __device__ inline T unsafeAtomicAdd(T *place, T value) { return atomicAdd(place, value); }       \
  __device__ inline T2 unsafeAtomicAdd(T2 *place, T2 value) { return atomicAdd(place, value); }
#endif
#endif

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The common part of __half and __nv_bfloat16: one list of members, operators and functions for a
// 16-bit float type T, its pair T2 and their raw forms. cuda_fp16.h and cuda_bf16.h use the
// lists, name the conversions, and drop the macros that programs forbid with
// __CUDA_NO_HALF_OPERATORS__ and the like.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

// A function for each rounding mode: rn is also the mode of the name without a suffix.
#define TRANSHIP_EACH_ROUNDING(decl, R, name, A)                                                   \
  decl(R, name##_rn, A) decl(R, name##_rz, A) decl(R, name##_ru, A) decl(R, name##_rd, A)
#define TRANSHIP_UNARY(R, name, A) R name(A);

#define TRANSHIP_HALF_RAW(Raw, Raw2)                                                               \
  struct __align__(2) Raw {                                                                        \
    unsigned short x;                                                                              \
  };                                                                                               \
  struct __align__(4) Raw2 {                                                                       \
    unsigned short x, y;                                                                           \
  };

// Members of T that convert from and to any arithmetic type implicitly.
#define TRANSHIP_HALF_FROM(T, A)                                                                   \
  constexpr T(A) : bits() {}
#define TRANSHIP_HALF_TO(T, A)                                                                     \
  operator A() const;                                                                              \
  T &operator=(A);
#define TRANSHIP_HALF_INTEGERS(L, T)                                                               \
  L(T, short)                                                                                      \
  L(T, unsigned short)                                                                             \
  L(T, int) L(T, unsigned) L(T, long) L(T, unsigned long) L(T, long long) L(T, unsigned long long)
#define TRANSHIP_HALF_MEMBERS(T, Raw, Other)                                                       \
  T() = default;                                                                                   \
  constexpr T(const Raw &raw) : bits(raw.x) {}                                                     \
  T &operator=(const Raw &);                                                                       \
  operator Raw() const;                                                                            \
  constexpr T(float) : bits() {}                                                                   \
  constexpr T(double) : bits() {}                                                                  \
  explicit T(const Other &);                                                                       \
  operator float() const;                                                                          \
  T &operator=(float);                                                                             \
  T &operator=(double);
#define TRANSHIP_HALF_INTEGER_MEMBERS(T)                                                           \
  TRANSHIP_HALF_INTEGERS(TRANSHIP_HALF_FROM, T)                                                    \
  TRANSHIP_HALF_INTEGERS(TRANSHIP_HALF_TO, T)                                                      \
  operator char() const;                                                                           \
  operator signed char() const;                                                                    \
  operator unsigned char() const;                                                                  \
  constexpr operator bool() const { return bits; }
#define TRANSHIP_HALF_PAIR(T, T2, Raw2)                                                            \
  struct __align__(4) T2 {                                                                         \
    T x, y;                                                                                        \
    T2() = default;                                                                                \
    constexpr T2(const T &x, const T &y) : x(x), y(y) {}                                           \
    T2(const Raw2 &);                                                                              \
    /* For anything but a list, which nvcc finds unambiguous: `pair = {x, y}`. */                 \
    template <class R>                                                                             \
    typename std::enable_if<std::is_same<R, Raw2>::value, T2 &>::type operator=(const R &);        \
    operator Raw2() const;                                                                         \
  };

#define TRANSHIP_HALF_OPERATORS(T)                                                                 \
  T operator+(const T &, const T &);                                                               \
  T operator-(const T &, const T &);                                                               \
  T operator*(const T &, const T &);                                                               \
  T operator/(const T &, const T &);                                                               \
  T &operator+=(T &, const T &);                                                                   \
  T &operator-=(T &, const T &);                                                                   \
  T &operator*=(T &, const T &);                                                                   \
  T &operator/=(T &, const T &);                                                                   \
  T &operator++(T &);                                                                              \
  T &operator--(T &);                                                                              \
  T operator++(T &, int);                                                                          \
  T operator--(T &, int);                                                                          \
  T operator+(const T &);                                                                          \
  T operator-(const T &);                                                                          \
  bool operator==(const T &, const T &);                                                           \
  bool operator!=(const T &, const T &);                                                           \
  bool operator<(const T &, const T &);                                                            \
  bool operator>(const T &, const T &);                                                            \
  bool operator<=(const T &, const T &);                                                           \
  bool operator>=(const T &, const T &);

// Arithmetic: f for T, f2 for the pair.
#define TRANSHIP_HALF_BINARY(L, T)                                                                 \
  L(T, __hadd)                                                                                     \
  L(T, __hsub)                                                                                     \
  L(T, __hmul)                                                                                     \
  L(T, __hadd_rn) L(T, __hsub_rn) L(T, __hmul_rn) L(T, __hadd_sat) L(T, __hsub_sat)                \
      L(T, __hmul_sat) L(T, __hmax) L(T, __hmin) L(T, __hmax_nan) L(T, __hmin_nan)
#define TRANSHIP_HALF_BINARY_OF_2(L, T)                                                            \
  L(T, __hadd2)                                                                                    \
  L(T, __hsub2)                                                                                    \
  L(T, __hmul2)                                                                                    \
  L(T, __hadd2_rn) L(T, __hsub2_rn) L(T, __hmul2_rn) L(T, __hadd2_sat) L(T, __hsub2_sat)           \
      L(T, __hmul2_sat) L(T, __hmax2) L(T, __hmin2) L(T, __hmax2_nan) L(T, __hmin2_nan)
#define TRANSHIP_HALF_COMPARE(L)                                                                   \
  L(eq) L(ne) L(le) L(ge) L(lt) L(gt) L(equ) L(neu) L(leu) L(geu) L(ltu) L(gtu)
#define TRANSHIP_HALF_MATH(L, T, h)                                                                \
  L(T, h##trunc)                                                                                   \
  L(T, h##ceil)                                                                                    \
  L(T, h##floor)                                                                                   \
  L(T, h##rint) L(T, h##sqrt) L(T, h##rsqrt) L(T, h##rcp) L(T, h##log) L(T, h##log2)               \
      L(T, h##log10) L(T, h##exp) L(T, h##exp2) L(T, h##exp10) L(T, h##sin) L(T, h##cos)           \
          L(T, h##tanh) L(T, h##tanh_approx)

#define TRANSHIP_F1(T, name) T name(T);
#define TRANSHIP_F2(T, name) T name(T, T);
#define TRANSHIP_F3(T, name) T name(T, T, T);
// The macros below expect T and T2 to be spelled TRANSHIP_T and TRANSHIP_T2: a list cannot pass
// them on.
#define TRANSHIP_COMPARE(op)                                                                       \
  bool __h##op(TRANSHIP_T, TRANSHIP_T);                                                            \
  TRANSHIP_T2 __h##op##2(TRANSHIP_T2, TRANSHIP_T2);                                                \
  bool __hb##op##2(TRANSHIP_T2, TRANSHIP_T2);                                                      \
  unsigned __h##op##2_mask(TRANSHIP_T2, TRANSHIP_T2);
#define TRANSHIP_HALF_FUNCTIONS(T, T2)                                                             \
  TRANSHIP_HALF_BINARY(TRANSHIP_F2, T)                                                             \
  TRANSHIP_HALF_BINARY_OF_2(TRANSHIP_F2, T2)                                                       \
  TRANSHIP_HALF_COMPARE(TRANSHIP_COMPARE)                                                          \
  TRANSHIP_HALF_MATH(TRANSHIP_F1, T, h)                                                            \
  TRANSHIP_HALF_MATH(TRANSHIP_F1, T2, h2)                                                          \
  TRANSHIP_F2(T, __hdiv)                                                                           \
  TRANSHIP_F2(T2, __h2div)                                                                         \
  TRANSHIP_F1(T, __habs)                                                                           \
  TRANSHIP_F1(T, __hneg)                                                                           \
  TRANSHIP_F1(T2, __habs2)                                                                         \
  TRANSHIP_F1(T2, __hneg2)                                                                         \
  TRANSHIP_F3(T, __hfma)                                                                           \
  TRANSHIP_F3(T, __hfma_sat)                                                                       \
  TRANSHIP_F3(T, __hfma_relu)                                                                      \
  TRANSHIP_F3(T2, __hfma2)                                                                         \
  TRANSHIP_F3(T2, __hfma2_sat)                                                                     \
  TRANSHIP_F3(T2, __hfma2_relu)                                                                    \
  TRANSHIP_F3(T2, __hcmadd)                                                                        \
  bool __hisnan(T);                                                                                \
  int __hisinf(T);                                                                                 \
  T2 __hisnan2(T2);                                                                                \
  T2 __lowhigh2highlow(T2);                                                                        \
  float __low2float(T2);                                                                           \
  float __high2float(T2);                                                                          \
  template <int = 0> T atomicAdd(T *, T);                                                          \
  template <int = 0> T2 atomicAdd(T2 *, T2);
// Conversions; `name` is half or bfloat16, and `name2` is its pair.
#define TRANSHIP_HALF_CONVERSIONS(T, T2, name, name2)                                              \
  T __double2##name(double);                                                                       \
  T __float2##name(float);                                                                         \
  T2 __float2##name2##_rn(float);                                                                  \
  T2 __floats2##name2##_rn(float, float);                                                          \
  T2 __float22##name2##_rn(float2);                                                                \
  T2 __halves2##name2(T, T);                                                                       \
  T2 __##name##2##name2(T);                                                                        \
  T2 __low2##name2(T2);                                                                            \
  T2 __high2##name2(T2);                                                                           \
  T2 __lows2##name2(T2, T2);                                                                       \
  T2 __highs2##name2(T2, T2);                                                                      \
  T __low2##name(T2);                                                                              \
  T __high2##name(T2);                                                                             \
  float __##name##2float(T);                                                                       \
  float2 __##name2##2float2(T2);                                                                   \
  signed char __##name##2char_rz(T);                                                               \
  unsigned char __##name##2uchar_rz(T);                                                            \
  short __##name##_as_short(T);                                                                    \
  unsigned short __##name##_as_ushort(T);                                                          \
  T __short_as_##name(short);                                                                      \
  T __ushort_as_##name(unsigned short);                                                            \
  TRANSHIP_EACH_ROUNDING(TRANSHIP_UNARY, T, __float2##name, float)                                 \
  TRANSHIP_HALF_INTEGER(T, name, short, short)                                                     \
  TRANSHIP_HALF_INTEGER(T, name, ushort, unsigned short)                                           \
  TRANSHIP_HALF_INTEGER(T, name, int, int)                                                         \
  TRANSHIP_HALF_INTEGER(T, name, uint, unsigned)                                                   \
  TRANSHIP_HALF_INTEGER(T, name, ll, long long)                                                    \
  TRANSHIP_HALF_INTEGER(T, name, ull, unsigned long long)
#define TRANSHIP_HALF_INTEGER(T, name, integer, I)                                                 \
  TRANSHIP_EACH_ROUNDING(TRANSHIP_UNARY, T, __##integer##2##name, I)                               \
  TRANSHIP_EACH_ROUNDING(TRANSHIP_UNARY, I, __##name##2##integer, T)

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic and conversions that round in a given direction: _rn to nearest, _rz to zero, _ru up,
// _rd down.
#pragma once
#pragma GCC system_header

#include "core.h"

#ifdef TRANSHIP_GPU

/// Returns `nearest`, moved one step if the exact result is on its other side. `error` has the
/// sign of the difference.
template <class T> __device__ inline T transhipRound(T nearest, double error, char direction) {
  if (error == 0 || nearest != nearest)
    return nearest;
  bool up = direction == 'u' || (direction == 'z' && nearest < 0);
  bool down = direction == 'd' || (direction == 'z' && nearest > 0);
  if (up && error > 0)
    return T(nextafter(nearest, T(HUGE_VAL)));
  if (down && error < 0)
    return T(nextafter(nearest, -T(HUGE_VAL)));
  return nearest;
}
/// Computes while the processor rounds in the given direction. Unlike corrections of a rounded
/// result, this is right for zeros, for infinity and for denormal numbers.
template <class T, class Operation>
__device__ inline T transhipIn(char direction, Operation operation, T a, T b = 0, T c = 0) {
  if (direction == 'n')
    return operation(a, b, c);
  const int before = __builtin_flt_rounds();
  __builtin_set_flt_rounds(direction == 'z' ? 0 : direction == 'u' ? 2 : 3);
  asm volatile("" : "+m"(a), "+m"(b), "+m"(c)); // the operation stays between the two
  T result = operation(a, b, c);
  asm volatile("" : "+m"(result));
  __builtin_set_flt_rounds(before);
  return result;
}

#define TRANSHIP_DIRECTION(suffix, direction)                                                      \
  __device__ inline float __fadd_##suffix(float a, float b) {                                      \
    return transhipIn<float>(direction, [](float x, float y, float) { return x + y; }, a, b);      \
  }                                                                                                \
  __device__ inline float __fsub_##suffix(float a, float b) {                                      \
    return transhipIn<float>(direction, [](float x, float y, float) { return x - y; }, a, b);      \
  }                                                                                                \
  __device__ inline float __fmul_##suffix(float a, float b) {                                      \
    return transhipIn<float>(direction, [](float x, float y, float) { return x * y; }, a, b);      \
  }                                                                                                \
  __device__ inline float __fdiv_##suffix(float a, float b) {                                      \
    return transhipIn<float>(direction, [](float x, float y, float) { return x / y; }, a, b);      \
  }                                                                                                \
  __device__ inline float __frcp_##suffix(float a) { return __fdiv_##suffix(1, a); }               \
  __device__ inline float __fsqrt_##suffix(float a) {                                              \
    return transhipIn<float>(direction, [](float x, float, float) { return sqrtf(x); }, a);        \
  }                                                                                                \
  __device__ inline float __fmaf_##suffix(float a, float b, float c) {                             \
    return transhipIn<float>(direction, [](float x, float y, float z) { return fmaf(x, y, z); },   \
                              a, b, c);                                                            \
  }                                                                                                \
  __device__ inline double __dadd_##suffix(double a, double b) {                                   \
    return transhipIn<double>(direction, [](double x, double y, double) { return x + y; }, a, b);  \
  }                                                                                                \
  __device__ inline double __dsub_##suffix(double a, double b) {                                   \
    return transhipIn<double>(direction, [](double x, double y, double) { return x - y; }, a, b);  \
  }                                                                                                \
  __device__ inline double __dmul_##suffix(double a, double b) {                                   \
    return transhipIn<double>(direction, [](double x, double y, double) { return x * y; }, a, b);  \
  }                                                                                                \
  __device__ inline double __ddiv_##suffix(double a, double b) {                                   \
    return transhipIn<double>(direction, [](double x, double y, double) { return x / y; }, a, b);  \
  }                                                                                                \
  __device__ inline double __drcp_##suffix(double a) { return __ddiv_##suffix(1, a); }             \
  __device__ inline double __dsqrt_##suffix(double a) {                                            \
    return transhipIn<double>(direction, [](double x, double, double) { return sqrt(x); }, a);     \
  }                                                                                                \
  __device__ inline double __fma_##suffix(double a, double b, double c) {                          \
    return transhipIn<double>(direction, [](double x, double y, double z) { return fma(x, y, z); },\
                              a, b, c);                                                            \
  }                                                                                                \
  __device__ inline float __fmaf_ieee_##suffix(float a, float b, float c) {                        \
    return __fmaf_##suffix(a, b, c);                                                               \
  }                                                                                                \
  __device__ inline float __double2float_##suffix(double a) {                                      \
    return transhipRound(float(a), a - float(a), direction);                                       \
  }                                                                                                \
  __device__ inline float __int2float_##suffix(int a) { return __double2float_##suffix(a); }       \
  __device__ inline float __uint2float_##suffix(unsigned a) { return __double2float_##suffix(a); } \
  __device__ inline float __ll2float_##suffix(long long a) {                                       \
    return transhipRound(float(a), double((__int128)a - (__int128)float(a)), direction);           \
  }                                                                                                \
  __device__ inline float __ull2float_##suffix(unsigned long long a) {                             \
    return transhipRound(float(a), double((__int128)a - (__int128)float(a)), direction);           \
  }                                                                                                \
  __device__ inline double __ll2double_##suffix(long long a) {                                     \
    return transhipRound(double(a), double((__int128)a - (__int128)double(a)), direction);         \
  }                                                                                                \
  __device__ inline double __ull2double_##suffix(unsigned long long a) {                           \
    return transhipRound(double(a), double((__int128)a - (__int128)double(a)), direction);         \
  }
TRANSHIP_DIRECTION(rn, 'n')
TRANSHIP_DIRECTION(rz, 'z')
TRANSHIP_DIRECTION(ru, 'u')
TRANSHIP_DIRECTION(rd, 'd')
#undef TRANSHIP_DIRECTION

#ifdef __HIP__
// Their names in ROCm's device library; HIP has most of them only there.
#define TRANSHIP_OCML(mode, suffix)                                                                \
  TRANSHIP_OCML_OF(mode, f32, float, __fadd_##suffix, __fsub_##suffix, __fmul_##suffix,            \
                   __fdiv_##suffix, __fsqrt_##suffix, __fmaf_##suffix)                             \
  TRANSHIP_OCML_OF(mode, f64, double, __dadd_##suffix, __dsub_##suffix, __dmul_##suffix,           \
                   __ddiv_##suffix, __dsqrt_##suffix, __fma_##suffix)
#define TRANSHIP_OCML_OF(mode, type, T, add, sub, mul, div, root, fma)                             \
  __device__ inline T __ocml_add_##mode##_##type(T a, T b) { return add(a, b); }                   \
  __device__ inline T __ocml_sub_##mode##_##type(T a, T b) { return sub(a, b); }                   \
  __device__ inline T __ocml_mul_##mode##_##type(T a, T b) { return mul(a, b); }                   \
  __device__ inline T __ocml_div_##mode##_##type(T a, T b) { return div(a, b); }                   \
  __device__ inline T __ocml_sqrt_##mode##_##type(T a) { return root(a); }                         \
  __device__ inline T __ocml_fma_##mode##_##type(T a, T b, T c) { return fma(a, b, c); }
TRANSHIP_OCML(rte, rn)
TRANSHIP_OCML(rtz, rz)
TRANSHIP_OCML(rtp, ru)
TRANSHIP_OCML(rtn, rd)
#undef TRANSHIP_OCML
#undef TRANSHIP_OCML_OF
#endif

__device__ inline double __int2double_rn(int a) { return a; }
__device__ inline double __uint2double_rn(unsigned a) { return a; }

// The plugin makes conversions to integers saturate, as on a GPU, with 0 for NaN. An H200 gives the
// least number for NaN, except from float to 32 bits.
template <class T, class X> __device__ inline T transhipToInteger(X x) {
#ifndef __HIP__
  if (x != x && (sizeof(X) > 4 || sizeof(T) > 4))
    return T(1ull << (8 * sizeof(T) - 1));
#endif
  return (T)x;
}
#define TRANSHIP_TO_INTEGER(T, name)                                                               \
  __device__ inline T __float2##name##_rn(float x) { return transhipToInteger<T>(rintf(x)); }      \
  __device__ inline T __float2##name##_rz(float x) { return transhipToInteger<T>(truncf(x)); }     \
  __device__ inline T __float2##name##_ru(float x) { return transhipToInteger<T>(ceilf(x)); }      \
  __device__ inline T __float2##name##_rd(float x) { return transhipToInteger<T>(floorf(x)); }     \
  __device__ inline T __double2##name##_rn(double x) { return transhipToInteger<T>(rint(x)); }     \
  __device__ inline T __double2##name##_rz(double x) { return transhipToInteger<T>(trunc(x)); }    \
  __device__ inline T __double2##name##_ru(double x) { return transhipToInteger<T>(ceil(x)); }     \
  __device__ inline T __double2##name##_rd(double x) { return transhipToInteger<T>(floor(x)); }
TRANSHIP_TO_INTEGER(int, int)
TRANSHIP_TO_INTEGER(unsigned, uint)
TRANSHIP_TO_INTEGER(long long, ll)
TRANSHIP_TO_INTEGER(unsigned long long, ull)
#undef TRANSHIP_TO_INTEGER

#endif

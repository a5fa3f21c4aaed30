// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic that CUDA and HIP add to C's <math.h>: functions for both sides, then the intrinsics
// of device code.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "device_integer.h"
#include "extended_math.h"
#include "rounding.h"
#include "vector.h"

#ifdef TRANSHIP_GPU

#pragma clang force_cuda_host_device begin

extern "C" {
// The C library may or may not declare them; the plugin redirects them to the exact functions.
#define TRANSHIP_FAST(name) float name(float) noexcept;
TRANSHIP_FAST(__sinf)
TRANSHIP_FAST(__cosf)
TRANSHIP_FAST(__tanf)
TRANSHIP_FAST(__tanhf)
TRANSHIP_FAST(__expf)
TRANSHIP_FAST(__exp10f)
TRANSHIP_FAST(__logf)
TRANSHIP_FAST(__log2f)
TRANSHIP_FAST(__log10f)
float __powf(float, float) noexcept;
void __sincosf(float, float *, float *) noexcept;
#undef TRANSHIP_FAST
}
inline float j0(float x) noexcept { return j0f(x); }
inline float j1(float x) noexcept { return j1f(x); }
inline float jn(int n, float x) noexcept { return jnf(n, x); }
inline float y0(float x) noexcept { return y0f(x); }
inline float y1(float x) noexcept { return y1f(x); }
inline float yn(int n, float x) noexcept { return ynf(n, x); }
inline void sincos(float x, float *s, float *c) noexcept { sincosf(x, s, c); }

inline int min(int a, int b) noexcept { return a < b ? a : b; }
inline int max(int a, int b) noexcept { return a > b ? a : b; }

#define TRANSHIP_INTEGER_MIN_MAX(prefix, T)                                                        \
  inline T prefix##min(T a, T b) noexcept { return a < b ? a : b; }                                \
  inline T prefix##max(T a, T b) noexcept { return a > b ? a : b; }
TRANSHIP_INTEGER_MIN_MAX(u, unsigned)
TRANSHIP_INTEGER_MIN_MAX(ll, long long)
TRANSHIP_INTEGER_MIN_MAX(ull, unsigned long long)
#undef TRANSHIP_INTEGER_MIN_MAX

#pragma clang force_cuda_host_device end

// CUDA has these on both sides, HIP on the device only. Ports may define them for the host.
#ifdef __HIP__
inline namespace transhipDevice {
#pragma clang attribute push(__attribute__((device)), apply_to = function)
#else
#pragma clang force_cuda_host_device begin
#endif
inline float exp10(float x) noexcept { return exp10f(x); }
#define TRANSHIP_MIN_MAX(R, A, B)                                                                  \
  inline R min(A a, B b) noexcept { return (R)a < (R)b ? (R)a : (R)b; }                            \
  inline R max(A a, B b) noexcept { return (R)a > (R)b ? (R)a : (R)b; }
#define TRANSHIP_MIN_MAX_MIXED(U, S)                                                               \
  TRANSHIP_MIN_MAX(U, U, U) TRANSHIP_MIN_MAX(U, U, S) TRANSHIP_MIN_MAX(U, S, U)
TRANSHIP_MIN_MAX(long, long, long)
TRANSHIP_MIN_MAX(long long, long long, long long)
TRANSHIP_MIN_MAX_MIXED(unsigned, int)
TRANSHIP_MIN_MAX_MIXED(unsigned long, long)
TRANSHIP_MIN_MAX_MIXED(unsigned long long, long long)
#undef TRANSHIP_MIN_MAX_MIXED
#undef TRANSHIP_MIN_MAX
// If one argument is NaN, the result is the other.
inline float min(float a, float b) noexcept { return fminf(a, b); }
inline float max(float a, float b) noexcept { return fmaxf(a, b); }
inline double min(double a, double b) noexcept { return fmin(a, b); }
inline double max(double a, double b) noexcept { return fmax(a, b); }
inline double min(float a, double b) noexcept { return fmin(a, b); }
inline double max(float a, double b) noexcept { return fmax(a, b); }
inline double min(double a, float b) noexcept { return fmin(a, b); }
inline double max(double a, float b) noexcept { return fmax(a, b); }

#ifdef __HIP__
#pragma clang attribute pop
} // namespace transhipDevice
#else
#pragma clang force_cuda_host_device end
#endif

// Intrinsics are for the device only, since programs write host versions of them under the same
// names. The C++ library's `abs` of long integers is for the host, and `abs(-5ll)` would be ambiguous
// between int, float and double.
__device__ inline long abs(long n) { return n < 0 ? -n : n; }
__device__ inline long long abs(long long n) { return n < 0 ? -n : n; }
__device__ inline float __saturatef(float x) { return x > 0 ? x < 1 ? x : 1 : 0; }
__device__ inline float __frsqrt_rn(float x) { return float(1 / sqrt(double(x))); }
__device__ inline float __fdividef(float a, float b) { return a / b; }
__device__ inline float fdividef(float a, float b) { return a / b; }
__device__ inline float fdivide(float a, float b) { return a / b; }
__device__ inline double fdivide(double a, double b) { return a / b; }
__device__ inline float __fadd_ieee_rn(float a, float b) { return a + b; }

// Bit casts.
__device__ inline int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
__device__ inline unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
__device__ inline float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
__device__ inline float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }
__device__ inline long long __double_as_longlong(double x) {
  return __builtin_bit_cast(long long, x);
}
__device__ inline double __longlong_as_double(long long x) { return __builtin_bit_cast(double, x); }
__device__ inline int __double2hiint(double x) { return int(__double_as_longlong(x) >> 32); }
__device__ inline int __double2loint(double x) { return int(__double_as_longlong(x)); }
__device__ inline double __hiloint2double(int high, int low) {
  return __longlong_as_double((long long)high << 32 | (unsigned)low);
}

#endif

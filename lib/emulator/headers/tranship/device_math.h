// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic that CUDA and HIP add to C's <math.h>: functions for both sides, then the intrinsics
// of device code.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "device_integer.h"
#include "rounding.h"
#include "vector.h"

#ifdef TRANSHIP_GPU

#pragma clang force_cuda_host_device begin

// Defines the double function, its float name, and the float overload of the first name.
#define TRANSHIP_MATH1(name, expression)                                                           \
  template <class T> inline T transhipMath_##name(T x) { return T(expression); }                   \
  extern "C" inline double name(double x) noexcept { return transhipMath_##name(x); }              \
  extern "C" inline float name##f(float x) noexcept { return transhipMath_##name(x); }             \
  inline float name(float x) noexcept { return transhipMath_##name(x); }
#define TRANSHIP_PI 3.14159265358979323846

template <class T> inline T transhipSinPi(T x) {
  T r = fmod(x, T(2)); // exact at multiples of a half
  if (r == 0 || fabs(r) == 1)
    return copysign(T(0), x);
  return T(sin(double(r) * TRANSHIP_PI));
}
template <class T> inline T transhipCosPi(T x) {
  T r = fabs(fmod(x, T(2)));
  if (r == T(0.5) || r == T(1.5))
    return 0;
  return T(cos(double(r) * TRANSHIP_PI));
}
/// Winitzki's approximation, refined by Newton's method.
inline double transhipErfInv(double x) {
  if (!(fabs(x) < 1))
    return fabs(x) == 1 ? copysign(HUGE_VAL, x) : double(NAN);
  double l = log1p(-x * x), a = 2 / (TRANSHIP_PI * 0.147) + l / 2;
  double y = copysign(sqrt(sqrt(a * a - l / 0.147) - a), x);
  for (int i = 0; i < 3; ++i)
    y -= (erf(y) - x) / (2 / sqrt(TRANSHIP_PI) * exp(-y * y));
  return y;
}
inline double transhipErfcInv(double x) {
  if (x > 0.25 && x < 2)
    return transhipErfInv(1 - x);
  if (x <= 0 || x >= 2)
    return x == 0 ? HUGE_VAL : x == 2 ? -HUGE_VAL : double(NAN);
  double y = sqrt(-log(x));
  for (int i = 0; i < 20; ++i)
    y += (erfc(y) - x) / (2 / sqrt(TRANSHIP_PI) * exp(-y * y));
  return y;
}
inline double transhipErfcx(double x) {
  if (x < 25)
    return exp(x * x) * erfc(x);
  double t = 1 / (x * x); // asymptotic
  return 1 / (x * sqrt(TRANSHIP_PI)) * (1 - t / 2 * (1 - 1.5 * t * (1 - 2.5 * t)));
}
/// The modified Bessel function of order 0 or 1, by its power series.
inline double transhipBesselI(int order, double x) {
  double term = order ? x / 2 : 1, sum = term;
  for (int k = 1; k < 500 && fabs(term) > 1e-17 * fabs(sum); ++k)
    sum += term *= x * x / 4 / (double(k) * (k + order));
  return sum;
}

TRANSHIP_MATH1(rsqrt, 1 / sqrt(x))
TRANSHIP_MATH1(rcbrt, 1 / cbrt(x))
TRANSHIP_MATH1(sinpi, transhipSinPi(x))
TRANSHIP_MATH1(cospi, transhipCosPi(x))
TRANSHIP_MATH1(normcdf, erfc(-double(x) * M_SQRT1_2) / 2)
TRANSHIP_MATH1(normcdfinv, -M_SQRT2 *transhipErfcInv(2 * double(x)))
TRANSHIP_MATH1(erfinv, transhipErfInv(x))
TRANSHIP_MATH1(erfcinv, transhipErfcInv(x))
TRANSHIP_MATH1(erfcx, transhipErfcx(x))
TRANSHIP_MATH1(cyl_bessel_i0, transhipBesselI(0, x))
TRANSHIP_MATH1(cyl_bessel_i1, transhipBesselI(1, x))
#undef TRANSHIP_MATH1

extern "C" {
inline double rhypot(double x, double y) noexcept { return 1 / hypot(x, y); }
inline float rhypotf(float x, float y) noexcept { return 1 / hypotf(x, y); }
inline double norm3d(double x, double y, double z) noexcept { return sqrt(x * x + y * y + z * z); }
inline float norm3df(float x, float y, float z) noexcept { return sqrtf(x * x + y * y + z * z); }
inline double rnorm3d(double x, double y, double z) noexcept { return 1 / norm3d(x, y, z); }
inline float rnorm3df(float x, float y, float z) noexcept { return 1 / norm3df(x, y, z); }
inline double norm4d(double x, double y, double z, double w) noexcept {
  return sqrt(x * x + y * y + z * z + w * w);
}
inline float norm4df(float x, float y, float z, float w) noexcept {
  return sqrtf(x * x + y * y + z * z + w * w);
}
inline double rnorm4d(double x, double y, double z, double w) noexcept {
  return 1 / norm4d(x, y, z, w);
}
inline float rnorm4df(float x, float y, float z, float w) noexcept {
  return 1 / norm4df(x, y, z, w);
}
inline double norm(int dim, const double *p) noexcept {
  double sum = 0;
  for (int i = 0; i < dim; ++i)
    sum += p[i] * p[i];
  return sqrt(sum);
}
inline float normf(int dim, const float *p) noexcept {
  float sum = 0;
  for (int i = 0; i < dim; ++i)
    sum += p[i] * p[i];
  return sqrtf(sum);
}
inline double rnorm(int dim, const double *p) noexcept { return 1 / norm(dim, p); }
inline float rnormf(int dim, const float *p) noexcept { return 1 / normf(dim, p); }
inline void sincospi(double x, double *s, double *c) noexcept {
  *s = sinpi(x);
  *c = cospi(x);
}
inline void sincospif(float x, float *s, float *c) noexcept {
  *s = sinpif(x);
  *c = cospif(x);
}
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
inline float rhypot(float x, float y) noexcept { return rhypotf(x, y); }
inline float norm(int dim, const float *p) noexcept { return normf(dim, p); }
inline float rnorm(int dim, const float *p) noexcept { return rnormf(dim, p); }
inline float norm3d(float x, float y, float z) noexcept { return norm3df(x, y, z); }
inline float rnorm3d(float x, float y, float z) noexcept { return rnorm3df(x, y, z); }
inline float norm4d(float x, float y, float z, float w) noexcept { return norm4df(x, y, z, w); }
inline float rnorm4d(float x, float y, float z, float w) noexcept { return rnorm4df(x, y, z, w); }
inline float exp10(float x) noexcept { return exp10f(x); }
inline float j0(float x) noexcept { return j0f(x); }
inline float j1(float x) noexcept { return j1f(x); }
inline float jn(int n, float x) noexcept { return jnf(n, x); }
inline float y0(float x) noexcept { return y0f(x); }
inline float y1(float x) noexcept { return y1f(x); }
inline float yn(int n, float x) noexcept { return ynf(n, x); }
inline void sincos(float x, float *s, float *c) noexcept { sincosf(x, s, c); }
inline void sincospi(float x, float *s, float *c) noexcept { sincospif(x, s, c); }

#define TRANSHIP_MIN_MAX(R, A, B)                                                                  \
  inline R min(A a, B b) noexcept { return (R)a < (R)b ? (R)a : (R)b; }                            \
  inline R max(A a, B b) noexcept { return (R)a > (R)b ? (R)a : (R)b; }
#define TRANSHIP_MIN_MAX_MIXED(U, S)                                                               \
  TRANSHIP_MIN_MAX(S, S, S)                                                                        \
  TRANSHIP_MIN_MAX(U, U, U) TRANSHIP_MIN_MAX(U, U, S) TRANSHIP_MIN_MAX(U, S, U)
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

#define TRANSHIP_INTEGER_MIN_MAX(prefix, T)                                                        \
  inline T prefix##min(T a, T b) noexcept { return a < b ? a : b; }                                \
  inline T prefix##max(T a, T b) noexcept { return a > b ? a : b; }
TRANSHIP_INTEGER_MIN_MAX(u, unsigned)
TRANSHIP_INTEGER_MIN_MAX(ll, long long)
TRANSHIP_INTEGER_MIN_MAX(ull, unsigned long long)
#undef TRANSHIP_INTEGER_MIN_MAX

#pragma clang force_cuda_host_device end

// Intrinsics are for the device only, since programs write host versions of them under the same
// names.
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

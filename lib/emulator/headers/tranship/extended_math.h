// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that CUDA adds to C's <math.h> on both sides, and HIP on the device only.
#pragma once
#pragma GCC system_header

#include "core.h"

#ifdef TRANSHIP_GPU

#pragma clang force_cuda_host_device begin
#define TRANSHIP_PI 3.14159265358979323846

// Remainders are exact. Near zeros, the distance to them is what counts.
template <class T> inline T transhipSinPi(T x) {
  double turn = remainder(double(x), 2.0);
  if (fabs(turn) > 0.5)
    turn = copysign(1.0, turn) - turn;
  return turn == 0 ? copysign(T(0), x) : T(sin(turn * TRANSHIP_PI));
}
template <class T> inline T transhipCosPi(T x) {
  return T(sin((0.5 - fabs(remainder(double(x), 2.0))) * TRANSHIP_PI));
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
/// Without overflow: far out by its continued fraction. The exponential would magnify the rounding of the square.
inline double transhipErfcx(double x) {
  if (x < 10) {
    double square = x * x, error = fma(x, x, -square), product = exp(square) * erfc(x);
    return isfinite(product) ? product + product * error : product;
  }
  double fraction = 0;
  for (int i = 30; i > 0; --i)
    fraction = i / 2.0 / (x + fraction);
  return 1 / (sqrt(TRANSHIP_PI) * (x + fraction));
}
/// Newton's method; in the tail, where erfc underflows, on the logarithms.
inline double transhipErfcInv(double x) {
  if (x > 0.25 && x < 2)
    return transhipErfInv(1 - x);
  if (x <= 0 || x >= 2)
    return x == 0 ? HUGE_VAL : x == 2 ? -HUGE_VAL : double(NAN);
  double y = sqrt(-log(x));
  for (int i = 0; i < 20; ++i) {
    double scaled = transhipErfcx(y);
    y += (log(scaled) - y * y - log(x)) * scaled * sqrt(TRANSHIP_PI) / 2;
  }
  return y;
}
/// The rounding error of the product would grow with the square of x.
inline double transhipNormcdf(double x) {
  double z = -M_SQRT1_2 * x, error = fma(-M_SQRT1_2, x, -z) + 4.8336466567264567e-17 * x;
  double tail = erfc(z);
  return isfinite(error) ? (tail - 2 / sqrt(TRANSHIP_PI) * exp(-z * z) * error) / 2 : tail / 2;
}
/// The modified Bessel function of order 0 or 1, by its power series.
inline double transhipBesselI(int order, double x) {
  double term = order ? x / 2 : 1, sum = term;
  for (int k = 1; k < 500 && fabs(term) > 1e-17 * fabs(sum); ++k)
    sum += term *= x * x / 4 / (double(k) * (k + order));
  return sum;
}

#pragma clang force_cuda_host_device end

// Ports may define them for the host: those are others, so they need other mangled names.
#ifdef __HIP__
inline namespace transhipDevice {
#pragma clang attribute push(__attribute__((device)), apply_to = function)
#else
#pragma clang force_cuda_host_device begin
#endif

// Defines the double function, its float name, and the float overload of the first name.
#define TRANSHIP_MATH1(name, expression)                                                           \
  template <class T> inline T transhipMath_##name(T x) { return T(expression); }                   \
  extern "C" inline double name(double x) noexcept { return transhipMath_##name(x); }              \
  extern "C" inline float name##f(float x) noexcept { return transhipMath_##name(x); }             \
  inline float name(float x) noexcept { return transhipMath_##name(x); }
TRANSHIP_MATH1(rsqrt, 1 / sqrt(double(x)))
TRANSHIP_MATH1(rcbrt, 1 / cbrt(double(x)))
TRANSHIP_MATH1(sinpi, transhipSinPi(x))
TRANSHIP_MATH1(cospi, transhipCosPi(x))
TRANSHIP_MATH1(normcdf, transhipNormcdf(x))
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
}
inline float rhypot(float x, float y) noexcept { return rhypotf(x, y); }
inline float norm(int dim, const float *p) noexcept { return normf(dim, p); }
inline float rnorm(int dim, const float *p) noexcept { return rnormf(dim, p); }
inline float norm3d(float x, float y, float z) noexcept { return norm3df(x, y, z); }
inline float rnorm3d(float x, float y, float z) noexcept { return rnorm3df(x, y, z); }
inline float norm4d(float x, float y, float z, float w) noexcept { return norm4df(x, y, z, w); }
inline float rnorm4d(float x, float y, float z, float w) noexcept { return rnorm4df(x, y, z, w); }
inline void sincospi(float x, float *s, float *c) noexcept { sincospif(x, s, c); }

#ifdef __HIP__
#pragma clang attribute pop
} // namespace transhipDevice
#else
#pragma clang force_cuda_host_device end
#endif

#endif

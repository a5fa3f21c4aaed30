// SPDX-License-Identifier: 0BSD
// Mathematical functions that CUDA has on the host too, and HIP on the device only.

//- helper: host-rsqrt
//- includes: cmath
//- cuda: cuda_runtime.h
__host__ inline double rsqrt(double x) { return 1 / std::sqrt(x); }
__host__ inline float rsqrt(float x) { return float(rsqrt(double(x))); }
__host__ inline float rsqrtf(float x) { return rsqrt(x); }

//- helper: host-rcbrt
//- includes: cmath
//- cuda: cuda_runtime.h
// Two roundings, and a step of Newton's method that takes back their errors.
__host__ inline double rcbrt(double x) {
  const double root = 1 / std::cbrt(x);
  const double error = std::fma(-(x * root * root), root, 1.0);
  return std::isfinite(error) ? root + root * error / 3 : root;
}
__host__ inline float rcbrt(float x) { return float(rcbrt(double(x))); }
__host__ inline float rcbrtf(float x) { return rcbrt(x); }

//- helper: host-rhypot
//- includes: cmath
//- cuda: cuda_runtime.h
__host__ inline double rhypot(double x, double y) { return 1 / std::hypot(x, y); }
__host__ inline float rhypot(float x, float y) { return float(rhypot(double(x), double(y))); }
__host__ inline float rhypotf(float x, float y) { return rhypot(x, y); }

//- helper: host-norm3d
//- includes: cmath
//- cuda: cuda_runtime.h
__host__ inline double norm3d(double x, double y, double z) { return std::hypot(std::hypot(x, y), z); }
__host__ inline float norm3d(float x, float y, float z) { return float(norm3d(double(x), double(y), double(z))); }
__host__ inline float norm3df(float x, float y, float z) { return norm3d(x, y, z); }

//- helper: host-rnorm3d
//- includes: cmath
//- cuda: cuda_runtime.h
__host__ inline double rnorm3d(double x, double y, double z) { return 1 / std::hypot(std::hypot(x, y), z); }
__host__ inline float rnorm3d(float x, float y, float z) { return float(rnorm3d(double(x), double(y), double(z))); }
__host__ inline float rnorm3df(float x, float y, float z) { return rnorm3d(x, y, z); }

//- helper: host-norm4d
//- includes: cmath
//- cuda: cuda_runtime.h
__host__ inline double norm4d(double x, double y, double z, double w) { return std::hypot(std::hypot(x, y), std::hypot(z, w)); }
__host__ inline float norm4d(float x, float y, float z, float w) { return float(norm4d(double(x), double(y), double(z), double(w))); }
__host__ inline float norm4df(float x, float y, float z, float w) { return norm4d(x, y, z, w); }

//- helper: host-rnorm4d
//- includes: cmath
//- cuda: cuda_runtime.h
__host__ inline double rnorm4d(double x, double y, double z, double w) { return 1 / std::hypot(std::hypot(x, y), std::hypot(z, w)); }
__host__ inline float rnorm4d(float x, float y, float z, float w) { return float(rnorm4d(double(x), double(y), double(z), double(w))); }
__host__ inline float rnorm4df(float x, float y, float z, float w) { return rnorm4d(x, y, z, w); }

//- helper: host-norm
//- includes: cmath
//- cuda: cuda_runtime.h
// The length of a vector with `count` components.
__host__ inline double norm(int count, const double *components) {
  double length = 0;
  for (int i = 0; i < count; ++i)
    length = std::hypot(length, components[i]);
  return length;
}
__host__ inline float norm(int count, const float *components) {
  double length = 0;
  for (int i = 0; i < count; ++i)
    length = std::hypot(length, double(components[i]));
  return float(length);
}
__host__ inline float normf(int count, const float *components) {
  return norm(count, components);
}

//- helper: host-rnorm
//- includes: cmath
//- cuda: cuda_runtime.h
// The length of a vector with `count` components.
__host__ inline double rnorm(int count, const double *components) {
  double length = 0;
  for (int i = 0; i < count; ++i)
    length = std::hypot(length, components[i]);
  return 1 / length;
}
__host__ inline float rnorm(int count, const float *components) {
  double length = 0;
  for (int i = 0; i < count; ++i)
    length = std::hypot(length, double(components[i]));
  return float(1 / length);
}
__host__ inline float rnormf(int count, const float *components) {
  return rnorm(count, components);
}

//- helper: host-sinpi
//- includes: cmath
//- cuda: cuda_runtime.h
// The remainder is exact, so whole and half numbers give exact results. A zero has the sign of x.
__host__ inline double sinpi(double x) {
  double turn = std::remainder(x, 2.0);
  if (std::fabs(turn) > 0.5)
    turn = std::copysign(1.0, turn) - turn;
  return turn == 0 ? std::copysign(0.0, x) : std::sin(3.14159265358979323846 * turn);
}
__host__ inline float sinpi(float x) { return float(sinpi(double(x))); }
__host__ inline float sinpif(float x) { return sinpi(x); }

//- helper: host-cospi
//- includes: cmath
//- cuda: cuda_runtime.h
__host__ inline double cospi(double x) {
  const double turn = std::fabs(std::remainder(x, 2.0));
  return std::sin(3.14159265358979323846 * (0.5 - turn));
}
__host__ inline float cospi(float x) { return float(cospi(double(x))); }
__host__ inline float cospif(float x) { return cospi(x); }

//- helper: host-sincospi
//- includes: cmath
//- requires: host-sinpi, host-cospi
//- cuda: cuda_runtime.h
__host__ inline void sincospi(double x, double *sine, double *cosine) {
  *sine = sinpi(x);
  *cosine = cospi(x);
}
__host__ inline void sincospif(float x, float *sine, float *cosine) {
  *sine = sinpif(x);
  *cosine = cospif(x);
}

//- helper: host-normcdf
//- includes: cmath
//- cuda: cuda_runtime.h
// The distribution function of the standard normal distribution. The rounding error of the product would grow with the square of x, so
// it is taken back.
__host__ inline double normcdf(double x) {
  const double half = 0.70710678118654752440, rest = -4.8336466567264567e-17; // the root of a half
  const double z = -half * x, error = std::fma(-half, x, -z) - rest * x;
  const double tail = std::erfc(z);
  return std::isfinite(error) ? (tail - 1.12837916709551257390 * std::exp(-z * z) * error) / 2 : tail / 2;
}
__host__ inline float normcdf(float x) { return float(normcdf(double(x))); }
__host__ inline float normcdff(float x) { return normcdf(x); }

//- helper: host-erfcx
//- includes: cmath
//- cuda: cuda_runtime.h
// exp(x * x) * erfc(x), without overflow: far out by its continued fraction.
__host__ inline double erfcx(double x) {
  if (x < 10) {
    const double square = x * x, error = std::fma(x, x, -square); // what the exponential would magnify
    const double product = std::exp(square) * std::erfc(x);
    return std::isfinite(product) ? product + product * error : product;
  }
  double fraction = 0;
  for (int i = 30; i > 0; --i)
    fraction = i / 2.0 / (x + fraction);
  return 0.56418958354775628695 / (x + fraction);
}
__host__ inline float erfcx(float x) { return float(erfcx(double(x))); }
__host__ inline float erfcxf(float x) { return erfcx(x); }

//- helper: host-erfcinv
//- includes: cmath
//- requires: host-erfcx
//- cuda: cuda_runtime.h
namespace tranship {
// The inverse of the error function up to 0.5, by Halley's method.
inline double central_erfinv(double y) {
  double x = 0.88622692545275801365 * y; // half the square root of pi
  for (int i = 0; i < 4; ++i) {
    const double error = std::erf(x) - y;
    x -= error / (1.12837916709551257390 * std::exp(-x * x) + x * error);
  }
  return x;
}
} // namespace tranship
// The tails begin with a rational approximation (Abramowitz and Stegun 26.2.23). Far out, where erfc and the exponential underflow, their
// logarithms are compared.
__host__ inline double erfcinv(double y) {
  if (y >= 0.5 && y <= 1.5)
    return tranship::central_erfinv(1 - y);
  if (!(y > 0 && y < 2))
    return y == 0 ? HUGE_VAL : y == 2 ? -HUGE_VAL : std::nan("");
  const double tail = y < 1 ? y : 2 - y;
  const double t = std::sqrt(2 * (0.69314718055994530942 - std::log(tail)));
  double x =
      0.70710678118654752440 * (t - (2.30753 + 0.27061 * t) / (1 + (0.99229 + 0.04481 * t) * t));
  for (int i = 0; i < 3; ++i) {
    if (tail < 1e-20) {
      const double scaled = erfcx(x);
      x += (std::log(scaled) - x * x - std::log(tail)) * scaled * 0.88622692545275801365;
    } else {
      const double error = std::erfc(x) - tail;
      x += error / (1.12837916709551257390 * std::exp(-x * x) - x * error);
    }
  }
  return y < 1 ? x : -x;
}
__host__ inline float erfcinv(float y) { return float(erfcinv(double(y))); }
__host__ inline float erfcinvf(float y) { return erfcinv(y); }

//- helper: host-erfinv
//- requires: host-erfcinv
//- includes: cmath
//- cuda: cuda_runtime.h
__host__ inline double erfinv(double y) {
  if (std::fabs(y) <= 0.5)
    return tranship::central_erfinv(y);
  return y < 0 ? -erfcinv(1 + y) : erfcinv(1 - y);
}
__host__ inline float erfinv(float y) { return float(erfinv(double(y))); }
__host__ inline float erfinvf(float y) { return erfinv(y); }

//- helper: host-normcdfinv
//- includes: cmath
//- requires: host-erfcinv
//- cuda: cuda_runtime.h
// The inverse of the distribution function of the standard normal distribution.
__host__ inline double normcdfinv(double y) { return -1.41421356237309504880 * erfcinv(2 * y); }
__host__ inline float normcdfinv(float y) { return float(normcdfinv(double(y))); }
__host__ inline float normcdfinvf(float y) { return normcdfinv(y); }

//- helper: host-exp10
//- includes: math.h
//- cuda: cuda_runtime.h
// glibc has the function of a double.
__host__ inline float exp10(float x) { return ::exp10f(x); }

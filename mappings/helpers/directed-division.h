// SPDX-License-Identifier: 0BSD
// Quotients and square roots of doubles that round in a given direction. (For float, the results of
// double are so precise that they can be rounded once more.)

//- helper: ddiv-rd
//- includes: hip/hip_runtime.h
namespace tranship {
// The quotient, rounded down.
__device__ inline double ddiv_rd(double a, double b) {
  if (!isfinite(a) || !isfinite(b) || a == 0 || b == 0)
    return a / b;
  // Divide numbers between 1/2 and 1, so that what is left over is exact.
  int exponentA, exponentB;
  const double x = frexp(a, &exponentA), y = frexp(b, &exponentB);
  double quotient = x / y;
  if (fma(-quotient, y, x) * y < 0)
    quotient = nextafter(quotient, -HUGE_VAL);
  const int exponent = exponentA - exponentB, third = exponent / 3;
  const double scale = ldexp(1.0, third);
  quotient = __ocml_mul_rtn_f64(__ocml_mul_rtn_f64(quotient, scale), scale);
  return __ocml_mul_rtn_f64(quotient, ldexp(1.0, exponent - 2 * third));
}
} // namespace tranship

//- helper: ddiv-ru
//- requires: ddiv-rd
namespace tranship {
// The quotient, rounded up.
__device__ inline double ddiv_ru(double a, double b) { return -ddiv_rd(-a, b); }
} // namespace tranship

//- helper: ddiv-rz
//- requires: ddiv-ru
namespace tranship {
// The quotient, rounded to zero.
__device__ inline double ddiv_rz(double a, double b) {
  return (a < 0) == (b < 0) ? ddiv_rd(a, b) : ddiv_ru(a, b);
}
} // namespace tranship

//- helper: dsqrt-rd
//- includes: hip/hip_runtime.h
namespace tranship {
// The square root, rounded down.
__device__ inline double dsqrt_rd(double a) {
  if (!isfinite(a) || a <= 0)
    return sqrt(a);
  int exponent;
  double x = frexp(a, &exponent);
  if (exponent & 1) {
    x /= 2;
    ++exponent;
  }
  double root = sqrt(x);
  if (fma(-root, root, x) < 0)
    root = nextafter(root, 0.0);
  return ldexp(root, exponent / 2);
}
} // namespace tranship

//- helper: dsqrt-ru
//- includes: hip/hip_runtime.h
namespace tranship {
// The square root, rounded up.
__device__ inline double dsqrt_ru(double a) {
  if (!isfinite(a) || a <= 0)
    return sqrt(a);
  int exponent;
  double x = frexp(a, &exponent);
  if (exponent & 1) {
    x /= 2;
    ++exponent;
  }
  double root = sqrt(x);
  if (fma(-root, root, x) > 0)
    root = nextafter(root, HUGE_VAL);
  return ldexp(root, exponent / 2);
}
} // namespace tranship

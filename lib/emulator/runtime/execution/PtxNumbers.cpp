// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic of inline PTX for which the host's processor has no instruction: results rounded in a
// given direction, and small formats.
#include "emulator/interface/PtxRounding.h"

#include <atomic>
#include <bit>
#include <cfenv>
#include <cmath>
#include <cstdint>
#include <limits>

using namespace tranship::emulator;

namespace {

/// A format with `fraction` bits after the point. `least` is the exponent of the smallest normal
/// number, `largest` that of the largest.
struct Format {
  int fraction, least, largest;
  uint64_t infinity, nan, finite; ///< codes; no infinity: that of NaN
  int bits;
};

constexpr Format formats[] = {
    /* ptxHalf */ {10, -14, 15, 0x7c00, 0x7fff, 0x7bff, 16},
    /* ptxBrain */ {7, -126, 127, 0x7f80, 0x7fff, 0x7f7f, 16},
    /* ptxSingle */ {23, -126, 127, 0x7f800000, 0x7fffffff, 0x7f7fffff, 32},
    /* ptxDouble */
    {52, -1022, 1023, 0x7ff0000000000000, 0x7fffffffffffffff, 0x7fefffffffffffff, 64},
    /* ptxTensor */ {10, -126, 127, 0x7f800000, 0x7fffffff, 0x7f7fe000, 32},
    /* ptxE4m3 */ {3, -6, 8, 0x7f, 0x7f, 0x7e, 8},
    /* ptxE5m2 */ {2, -14, 15, 0x7c, 0x7f, 0x7b, 8},
    /* ptxE2m1 */ {1, 0, 2, 7, 7, 7, 4},
    /* ptxE3m2 */ {2, -2, 4, 0x1f, 0x1f, 0x1f, 6},
    /* ptxE2m3 */ {3, 0, 2, 0x1f, 0x1f, 0x1f, 6}};

/// Returns the code of `magnitude` times two to the `exponent`, without its sign.
uint64_t rounded(bool isNegative, uint64_t magnitude, int exponent, uint32_t formatCode,
                 uint32_t mode, bool isFinite) {
  const Format &format = formats[formatCode];
  if (magnitude == 0)
    return 0;
  int highest = 63 - std::countl_zero(magnitude);
  int power = highest + exponent;                             // the number is at least two to this
  int unit = std::max(power, format.least) - format.fraction; // the last bit's exponent
  int drop = unit - exponent;
  uint64_t kept = 0;
  int remainder = 0; // of the last place: 0 none, 1 below a half, 2 a half, 3 above
  if (drop <= 0) {
    kept = magnitude << -drop;
  } else if (drop > 64) {
    remainder = 1;
  } else {
    kept = drop == 64 ? 0 : magnitude >> drop;
    uint64_t half = uint64_t(1) << (drop - 1), rest = magnitude & (half | (half - 1));
    remainder = rest == 0 ? 0 : rest < half ? 1 : rest == half ? 2 : 3;
  }
  bool isUp = false;
  switch (mode) {
  case ptxNearestEven:
    isUp = remainder == 3 || (remainder == 2 && (kept & 1));
    break;
  case ptxNearestAway:
    isUp = remainder >= 2;
    break;
  case ptxUp:
    isUp = remainder && !isNegative;
    break;
  case ptxDown:
    isUp = remainder && isNegative;
    break;
  default:
    break;
  }
  kept += isUp;
  // A subnormal number has no leading one; if rounding makes it one, the sum below is right as well.
  int exponentCode = std::max(power, format.least) - format.least;
  uint64_t code = (uint64_t(exponentCode) << format.fraction) + kept;
  if (formatCode == ptxTensor)
    code <<= 13;
  if (code <= format.finite)
    return code;
  bool isAwayFromZero =
      mode == ptxNearestEven || mode == ptxNearestAway || (mode == ptxUp) == !isNegative;
  return isFinite || mode == ptxTowardZero || !isAwayFromZero ? format.finite : format.infinity;
}

uint64_t withSign(uint64_t code, bool isNegative, const Format &format) {
  return code | uint64_t(isNegative) << (format.bits - 1);
}

class RoundingMode {
public:
  explicit RoundingMode(uint32_t mode) {
    std::fesetround(mode == ptxTowardZero ? FE_TOWARDZERO
                    : mode == ptxDown     ? FE_DOWNWARD
                    : mode == ptxUp       ? FE_UPWARD
                                          : FE_TONEAREST);
  }
  ~RoundingMode() { std::fesetround(FE_TONEAREST); }
};

/// The operands are volatile so that the compiler computes between the changes of the mode.
template <class T> T computed(uint32_t operation, uint32_t mode, T first, T second, T third) {
  volatile T a = first, b = second, c = third, result = 0;
  RoundingMode rounding(mode);
  switch (operation) {
  case ptxAdd:
    result = a + b;
    break;
  case ptxSubtract:
    result = a - b;
    break;
  case ptxMultiply:
    result = a * b;
    break;
  case ptxFma:
    result = std::fma(T(a), T(b), T(c));
    break;
  case ptxDivide:
    result = a / b;
    break;
  case ptxSqrt:
    result = std::sqrt(T(a));
    break;
  }
  return result;
}

/// Adds numbers to memory that other threads change too.
template <class T> void addAll(void *to, const void *from, uint32_t size) {
  for (uint32_t i = 0; i < size / sizeof(T); ++i)
    std::atomic_ref(static_cast<T *>(to)[i]) += static_cast<const T *>(from)[i];
}

} // namespace

extern "C" {

void tranship_addBulk(void *to, const void *from, uint32_t size, uint32_t bits, uint32_t isReal) {
  if (isReal)
    bits == 32 ? addAll<float>(to, from, size) : addAll<double>(to, from, size);
  else
    bits == 32 ? addAll<uint32_t>(to, from, size) : addAll<uint64_t>(to, from, size);
}

constinit thread_local unsigned char tranship_ptxCarry;

float tranship_ptxFloat(uint32_t operation, uint32_t mode, float a, float b, float c) {
  return computed(operation, mode, a, b, c);
}

double tranship_ptxDouble(uint32_t operation, uint32_t mode, double a, double b, double c) {
  return computed(operation, mode, a, b, c);
}

/// The sum, rounded to odd: if it is not exact, to the neighbor whose last bit is 1. Rounding this
/// to a format with fewer bits gives the same as rounding the exact sum.
double tranship_ptxOddSum(double a, double b) {
  double sum = a + b;
  if (!std::isfinite(sum))
    return sum;
  double part = sum - a, error = (a - (sum - part)) + (b - part);
  if (error == 0 || (std::bit_cast<uint64_t>(sum) & 1))
    return sum;
  return std::nextafter(sum, error > 0 ? std::numeric_limits<double>::infinity()
                                       : -std::numeric_limits<double>::infinity());
}

uint32_t tranship_ptxNarrow(double value, uint32_t formatCode, uint32_t mode, uint32_t narrowing) {
  const Format &format = formats[formatCode];
  bool isFinite = narrowing & ptxFinite;
  if (value != value)
    return uint32_t(format.nan);
  if ((narrowing & ptxRelu) && !(value > 0))
    return 0;
  bool isNegative = std::signbit(value);
  uint64_t code = 0;
  if (std::isinf(value)) {
    code = isFinite ? format.finite : format.infinity;
  } else {
    int exponent = 0;
    double fraction = std::frexp(std::fabs(value), &exponent);
    code = rounded(isNegative, uint64_t(std::ldexp(fraction, 53)), exponent - 53, formatCode, mode,
                   isFinite);
  }
  return uint32_t(withSign(code, isNegative, format));
}

uint64_t tranship_ptxFromInteger(uint64_t value, uint32_t isSigned, uint32_t formatCode,
                                 uint32_t mode) {
  bool isNegative = isSigned && int64_t(value) < 0;
  uint64_t code =
      rounded(isNegative, isNegative ? -value : value, 0, formatCode, mode, /*isFinite=*/false);
  return withSign(code, isNegative, formats[formatCode]);
}

/// A power of two of 8 bits (ue8m0), without a sign: `mode` is down to zero or up.
uint32_t tranship_ptxScale(float value, uint32_t mode, uint32_t narrowing) {
  if (value != value)
    return 0xff;
  const float magnitude = std::fabs(value), least = std::ldexp(1.0f, -127);
  if (std::isinf(magnitude))
    return narrowing & ptxFinite ? 0xfe : 0xff;
  if (magnitude <= least)
    return 0;
  int exponent = 0;
  const bool isPower = std::frexp(magnitude, &exponent) == 0.5f;
  const int code = exponent - 1 + 127 + (mode == ptxUp && !isPower);
  return uint32_t(code < 0 ? 0 : code == 0xff && (narrowing & ptxFinite) ? 0xfe : code);
}

/// A float as one of the two numbers of a format that are nearest: the larger magnitude if the
/// distance from the smaller one, in units of the last place, and `random` add up to 1.
double tranship_ptxRoundRandomly(double value, uint32_t formatCode, uint32_t random) {
  const Format &format = formats[formatCode];
  if (value == 0 || !std::isfinite(value))
    return value;
  const int bits = formatCode == ptxHalf ? 13 : 16;
  const double unit = std::ldexp(1.0, std::max(std::ilogb(value), format.least) - format.fraction);
  const double places = std::fabs(value) / unit,
               part = std::ldexp(random & ((1u << bits) - 1), -bits);
  return std::copysign(std::floor(places + part) * unit, value);
}

/// The value of a number of 8 or fewer bits.
double tranship_ptxTinyValue(uint32_t code, uint32_t formatCode) {
  const Format &format = formats[formatCode];
  const uint32_t sign = 1u << (format.bits - 1), magnitude = code & (sign - 1);
  double value = 0;
  if (magnitude > format.finite) {
    value = formatCode == ptxE5m2 && magnitude == format.infinity
                ? std::numeric_limits<double>::infinity()
                : std::numeric_limits<double>::quiet_NaN();
  } else {
    int exponent = int(magnitude >> format.fraction);
    int fraction = int(magnitude & ((1u << format.fraction) - 1));
    if (exponent > 0)
      fraction |= 1 << format.fraction;
    value = std::ldexp(fraction, std::max(exponent, 1) - 1 + format.least - format.fraction);
  }
  return code & sign ? -value : value;
}

/// fns: the position of the n-th set bit, counted from `base` up, or down if `n` is negative.
uint32_t tranship_ptxNthBit(uint32_t mask, uint32_t base, uint32_t n) {
  int left = int(n);
  if (left == 0)
    return mask >> (base & 31) & 1 ? base : ~0u;
  for (int at = int(base & 31); at >= 0 && at<32; at += left> 0 ? 1 : -1)
    if (mask >> at & 1) {
      left += left > 0 ? -1 : 1;
      if (left == 0)
        return uint32_t(at);
    }
  return ~0u;
}

} // extern "C"

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/TinyNumbers.h"

#include <cmath>

namespace tranship::emulator {

namespace {

/// Codes without the sign. Codes above `largest` are `infinity`, and NaN above that.
struct Format {
  int mantissaBits, bias;
  uint8_t largest, infinity, nan; ///< `infinity` is `nan` where there is none
};

constexpr bool isFnuz(WaveNumber number) {
  return number == WaveNumber::Fp8Fnuz || number == WaveNumber::Bf8Fnuz;
}

constexpr Format formatOf(WaveNumber number) {
  switch (number) {
  case WaveNumber::Fp8:
    return {3, 7, 0x7e, 0x7f, 0x7f};
  case WaveNumber::Bf8:
    return {2, 15, 0x7b, 0x7c, 0x7e};
  case WaveNumber::Fp8Fnuz:
    return {3, 8, 0x7f, 0x80, 0x80};
  default: // Bf8Fnuz
    return {2, 16, 0x7f, 0x80, 0x80};
  }
}

} // namespace

float tinyValue(WaveNumber number, uint8_t code) {
  Format format = formatOf(number);
  if (isFnuz(number) && code == format.nan)
    return NAN;
  uint8_t magnitude = code & 0x7f;
  int exponent = magnitude >> format.mantissaBits;
  int mantissa = magnitude & ((1 << format.mantissaBits) - 1);
  float value;
  if (magnitude > format.largest)
    value = magnitude == format.infinity && format.infinity != format.nan ? INFINITY : NAN;
  else if (exponent == 0)
    value = std::ldexp(float(mantissa), 1 - format.bias - format.mantissaBits);
  else
    value = std::ldexp(float(mantissa | 1 << format.mantissaBits),
                       exponent - format.bias - format.mantissaBits);
  return code & 0x80 ? -value : value;
}

uint8_t tinyCode(WaveNumber number, float value) {
  Format format = formatOf(number);
  uint8_t sign = std::signbit(value) ? 0x80 : 0;
  if (value != value)
    return isFnuz(number) ? format.nan : uint8_t(format.nan | sign);
  double magnitude = std::fabs(double(value));
  uint8_t beyond = isFnuz(number) ? format.nan : uint8_t(format.infinity | sign);
  if (std::isinf(value))
    return beyond;
  int exponent = magnitude > 0 ? std::ilogb(magnitude) : 0;
  if (exponent < 1 - format.bias || magnitude == 0)
    exponent = 1 - format.bias;
  // A mantissa that is rounded up to the next power of two carries over into the exponent.
  double steps = std::nearbyint(std::ldexp(magnitude, format.mantissaBits - exponent));
  double code = steps + double((exponent + format.bias - 1) << format.mantissaBits);
  if (code > format.largest)
    return beyond;
  if (code == 0 && isFnuz(number))
    return 0; // there is no negative zero
  return uint8_t(uint8_t(code) | sign);
}

} // namespace tranship::emulator

using namespace tranship::emulator;

extern "C" float tranship_waveTinyValue(uint32_t format, uint32_t code) {
  return tinyValue(WaveNumber(format), uint8_t(code));
}

extern "C" uint32_t tranship_waveTinyCode(uint32_t format, float value) {
  return tinyCode(WaveNumber(format), value);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Conversions to bfloat16 that compilers call, which C libraries before GCC 13 lack. The result is in
// the low half of the register that also returns floats.
#include <cstdint>
#include <cstring>

static float shortened(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  if ((bits & 0x7fffffff) > 0x7f800000)
    bits = bits >> 16 | 0x40; // a NaN stays one
  else
    bits = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

extern "C" __attribute__((weak)) float __truncsfbf2(float value) { return shortened(value); }

extern "C" __attribute__((weak)) float __truncdfbf2(double value) {
  // A double between two floats is rounded to the one with an odd last bit, so that the
  // second rounding sees on which side it was.
  float near = float(value);
  if (double(near) != value && value == value) {
    uint32_t bits;
    std::memcpy(&bits, &near, sizeof bits);
    // A float of 0 is never too large.
    bool tooLarge = value > 0 ? double(near) > value : double(near) < value;
    if (tooLarge)
      --bits;
    bits |= 1;
    std::memcpy(&near, &bits, sizeof bits);
  }
  return shortened(near);
}

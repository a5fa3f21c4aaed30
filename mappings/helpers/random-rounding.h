// SPDX-License-Identifier: 0BSD
// PTX's conversions with stochastic rounding.

//- helper: cvt-rs
//- includes: hip/hip_runtime.h
namespace tranship {
// cvt.rs of one number: random bits are added to the fraction below the last bit that is kept, the first of them to
// the first bit there. Codes above `limit` become `limit`.
template <int exponentBits, int fractionBits, unsigned limit, bool isRelu>
__device__ inline unsigned cvt_rs(float a, unsigned random) {
  constexpr int kept = exponentBits + fractionBits, least = 2 - (1 << (exponentBits - 1));
  constexpr int randomBits = fractionBits == 10 ? 13 : 16;
  const unsigned bits = __float_as_uint(a), magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000)
    return (1u << kept) - 1; // NaN
  const int exponent = (magnitude < 0x800000 ? 1 : static_cast<int>(magnitude >> 23)) - 127;
  const int dropped = 23 - fractionBits + (exponent < least ? least - exponent : 0);
  unsigned long long code = 0;
  if (dropped < 40) {
    code = (magnitude & 0x7fffff) | (magnitude < 0x800000 ? 0 : 0x800000);
    code += static_cast<unsigned long long>(random & ((1u << randomBits) - 1)) << (dropped - randomBits);
    code >>= dropped;
    if (exponent > least)
      code += static_cast<unsigned long long>(exponent - least) << fractionBits;
  }
  if (isRelu && bits >> 31)
    return 0;
  return static_cast<unsigned>(code > limit ? limit : code) | bits >> 31 << kept;
}
template <int exponentBits, int fractionBits, unsigned limit, bool isRelu>
__device__ inline unsigned cvt_rs_x2(float high, float low, unsigned random) {
  return cvt_rs<exponentBits, fractionBits, limit, isRelu>(high, random >> 16) << 16 |
         cvt_rs<exponentBits, fractionBits, limit, isRelu>(low, random);
}
// Two numbers share 16 random bits, which the first one reads backwards, as GPUs were seen to do.
template <int exponentBits, int fractionBits, unsigned limit, bool isRelu>
__device__ inline unsigned cvt_rs_x4(float a, float b, float c, float d, unsigned random) {
  constexpr int width = exponentBits + fractionBits == 3 ? 4 : 8;
  const unsigned backwards = __brev(random);
  return cvt_rs<exponentBits, fractionBits, limit, isRelu>(a, backwards) << 3 * width |
         cvt_rs<exponentBits, fractionBits, limit, isRelu>(b, random >> 16) << 2 * width |
         cvt_rs<exponentBits, fractionBits, limit, isRelu>(c, backwards >> 16) << width |
         cvt_rs<exponentBits, fractionBits, limit, isRelu>(d, random);
}
} // namespace tranship

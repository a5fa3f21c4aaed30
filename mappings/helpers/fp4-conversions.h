// SPDX-License-Identifier: 0BSD
// Conversions of fp4 and fp6 to half, in which HIP 7.2 takes -0 for 32768. They work on bits: in HIP
// 7.2, hip_fp4.h and hip_fp6.h do not compile together.

//- helper: mini-float
//- includes: hip/hip_fp16.h, hip/hip_runtime.h
namespace tranship {
// The number that a sign, an exponent and a fraction stand for.
__host__ __device__ inline float miniFloat(unsigned bits, int exponentBits, int fractionBits) {
  const int bias = (1 << (exponentBits - 1)) - 1;
  const int fraction = static_cast<int>(bits) & ((1 << fractionBits) - 1);
  const int exponent = static_cast<int>(bits >> fractionBits) & ((1 << exponentBits) - 1);
  const float value = exponent ? ldexpf(static_cast<float>(fraction | 1 << fractionBits),
                                        exponent - bias - fractionBits)
                               : ldexpf(static_cast<float>(fraction), 1 - bias - fractionBits);
  return bits >> (exponentBits + fractionBits) & 1 ? -value : value;
}
} // namespace tranship

//- helper: fp4-to-half
//- requires: mini-float
namespace tranship {
// The only kind is E2M1.
template <class Kind>
__host__ __device__ inline __half_raw cvt_fp4_to_halfraw(unsigned char bits, Kind) {
  return static_cast<__half_raw>(__float2half(miniFloat(bits, 2, 1)));
}
template <class Kind>
__host__ __device__ inline __half2_raw cvt_fp4x2_to_halfraw2(unsigned char bits, Kind) {
  return static_cast<__half2_raw>(
      __floats2half2_rn(miniFloat(bits, 2, 1), miniFloat(bits >> 4, 2, 1)));
}
} // namespace tranship

//- helper: fp6-to-half
//- requires: mini-float
namespace tranship {
// Kind 1 is E2M3, and 0 is E3M2.
template <class Kind> __host__ __device__ inline float fp6ToFloat(unsigned bits, Kind kind) {
  return static_cast<int>(kind) == 1 ? miniFloat(bits, 2, 3) : miniFloat(bits, 3, 2);
}
template <class Kind>
__host__ __device__ inline __half_raw cvt_fp6_to_halfraw(unsigned char bits, Kind kind) {
  return static_cast<__half_raw>(__float2half(fp6ToFloat(bits, kind)));
}
template <class Kind>
__host__ __device__ inline __half2_raw cvt_fp6x2_to_halfraw2(unsigned short bits, Kind kind) {
  return static_cast<__half2_raw>(
      __floats2half2_rn(fp6ToFloat(bits & 0xffu, kind), fp6ToFloat(bits >> 8, kind)));
}
} // namespace tranship

//- helper: e2m1-encode
//- includes: hip/hip_runtime.h
namespace tranship {
// The nearest fp4 number (E2M1): 0, 0.5, 1, 1.5, 2, 3, 4 or 6, of two as near the one with an even
// code. NaN becomes 6.
__host__ __device__ inline unsigned cvt_e2m1(float a) {
  const float x = fabsf(a);
  const unsigned code = !(x <= 0.25f) + !(x < 0.75f) + !(x <= 1.25f) + !(x < 1.75f) +
                        !(x <= 2.5f) + !(x < 3.5f) + !(x <= 5.0f);
  return x == x ? code | (__builtin_bit_cast(unsigned, a) >> 28 & 8) : code;
}
} // namespace tranship

//- helper: e2m1x2-encode
//- requires: e2m1-encode
namespace tranship {
__host__ __device__ inline unsigned char cvt_e2m1x2(float high, float low) {
  return static_cast<unsigned char>(cvt_e2m1(low) | cvt_e2m1(high) << 4);
}
} // namespace tranship

// SPDX-License-Identifier: 0BSD
// Conversions of fp4 and fp6 to half, in which HIP 7.2 takes -0 for 32768.

//- helper: fp4-to-half
//- includes: hip/hip_fp4.h
namespace tranship {
__host__ __device__ inline __half_raw cvt_fp4_to_halfraw(__hip_fp4_storage_t bits,
                                                         __hip_fp4_interpretation_t) {
  __hip_fp4_e2m1 number;
  number.__x = bits & 0xf;
  return static_cast<__half_raw>(__float2half(static_cast<float>(number)));
}
__host__ __device__ inline __half2_raw cvt_fp4x2_to_halfraw2(__hip_fp4x2_storage_t bits,
                                                             __hip_fp4_interpretation_t) {
  __hip_fp4_e2m1 low, high;
  low.__x = bits & 0xf;
  high.__x = bits >> 4;
  return static_cast<__half2_raw>(
      __floats2half2_rn(static_cast<float>(low), static_cast<float>(high)));
}
} // namespace tranship

//- helper: fp6-to-half
//- includes: hip/hip_fp16.h, hip/hip_runtime.h
// From the bits, with types of any name: HIP 7.2's hip_fp6.h and hip_fp4.h do not compile together.
namespace tranship {
template <class Kind> __host__ __device__ inline float fp6ToFloat(unsigned bits, Kind kind) {
  const bool fine = static_cast<int>(kind) == 1; // __HIP_E2M3; else __HIP_E3M2
  const int fractionBits = fine ? 3 : 2, bias = fine ? 1 : 3;
  const int exponent = static_cast<int>(bits & 0x1f) >> fractionBits;
  const int fraction = static_cast<int>(bits) & ((1 << fractionBits) - 1);
  const float value = exponent ? ldexpf(static_cast<float>(fraction | 1 << fractionBits),
                                        exponent - bias - fractionBits)
                               : ldexpf(static_cast<float>(fraction), 1 - bias - fractionBits);
  return bits & 0x20 ? -value : value;
}
template <class Kind>
__host__ __device__ inline __half_raw cvt_fp6_to_halfraw(unsigned char bits, Kind kind) {
  return static_cast<__half_raw>(__float2half(fp6ToFloat(bits, kind)));
}
template <class Kind>
__host__ __device__ inline __half2_raw cvt_fp6x2_to_halfraw2(unsigned short bits, Kind kind) {
  return static_cast<__half2_raw>(
      __floats2half2_rn(fp6ToFloat(bits & 0xffu, kind), fp6ToFloat(bits >> 8u, kind)));
}
} // namespace tranship

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
//- includes: hip/hip_fp6.h
namespace tranship {
__host__ __device__ inline float fp6ToFloat(__hip_fp6_storage_t bits,
                                            __hip_fp6_interpretation_t kind) {
  __hip_fp6_e2m3 fine;
  __hip_fp6_e3m2 wide;
  fine.__x = wide.__x = bits & 0x3f;
  return kind == __HIP_E2M3 ? static_cast<float>(fine) : static_cast<float>(wide);
}
__host__ __device__ inline __half_raw cvt_fp6_to_halfraw(__hip_fp6_storage_t bits,
                                                         __hip_fp6_interpretation_t kind) {
  return static_cast<__half_raw>(__float2half(fp6ToFloat(bits, kind)));
}
__host__ __device__ inline __half2_raw cvt_fp6x2_to_halfraw2(__hip_fp6x2_storage_t bits,
                                                             __hip_fp6_interpretation_t kind) {
  return static_cast<__half2_raw>(
      __floats2half2_rn(fp6ToFloat(bits & 0xff, kind), fp6ToFloat(bits >> 8, kind)));
}
} // namespace tranship

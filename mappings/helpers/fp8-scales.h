// SPDX-License-Identifier: 0BSD
// Scales of 8 bits (e8m0), which are powers of two from 2^-127 to 2^127, and NaN.

//- helper: e8m0-encode
//- includes: hip/amd_detail/amd_hip_mx_common.h, hip/hip_fp8.h
namespace tranship {
// The exponent of a float, rounded to zero, or up if there are more digits.
__host__ __device__ inline __hip_fp8_storage_t
cvt_float_to_e8m0(float a, __hip_saturation_t saturate, hipRoundMode rounding) {
  const unsigned magnitude = __builtin_bit_cast(unsigned, a) & 0x7fffffff;
  unsigned result = magnitude >> 23;
  if (rounding == hipRoundPosInf && magnitude < 0x7f800000)
    result += magnitude > 0x400000 && (magnitude & 0x7fffff) != 0;
  if (saturate == __HIP_SATFINITE && result == 0xff && magnitude <= 0x7f800000)
    result = 0xfe;
  return static_cast<__hip_fp8_storage_t>(result);
}
} // namespace tranship

//- helper: e8m0-encode-double
//- requires: e8m0-encode, float-with-sticky-bit
namespace tranship {
__host__ __device__ inline __hip_fp8_storage_t
cvt_double_to_e8m0(double a, __hip_saturation_t saturate, hipRoundMode rounding) {
  return cvt_float_to_e8m0(floatWithStickyBit(a), saturate, rounding);
}
} // namespace tranship

//- helper: e8m0-encode-bf16
//- requires: e8m0-encode
//- includes: hip/hip_bf16.h
namespace tranship {
__host__ __device__ inline __hip_fp8_storage_t
cvt_bfloat16raw_to_e8m0(__hip_bfloat16_raw a, __hip_saturation_t saturate, hipRoundMode rounding) {
  return cvt_float_to_e8m0(__bfloat162float(__hip_bfloat16(a)), saturate, rounding);
}
} // namespace tranship

//- helper: e8m0x2-encode
//- requires: e8m0-encode
namespace tranship {
__host__ __device__ inline __hip_fp8x2_storage_t
cvt_float2_to_e8m0x2(float2 a, __hip_saturation_t saturate, hipRoundMode rounding) {
  return static_cast<__hip_fp8x2_storage_t>(cvt_float_to_e8m0(a.x, saturate, rounding) |
                                            cvt_float_to_e8m0(a.y, saturate, rounding) << 8);
}
} // namespace tranship

//- helper: e8m0x2-encode-double
//- requires: e8m0-encode-double
namespace tranship {
__host__ __device__ inline __hip_fp8x2_storage_t
cvt_double2_to_e8m0x2(double2 a, __hip_saturation_t saturate, hipRoundMode rounding) {
  return static_cast<__hip_fp8x2_storage_t>(cvt_double_to_e8m0(a.x, saturate, rounding) |
                                            cvt_double_to_e8m0(a.y, saturate, rounding) << 8);
}
} // namespace tranship

//- helper: e8m0x2-encode-bf16
//- requires: e8m0x2-encode
//- includes: hip/hip_bf16.h
namespace tranship {
__host__ __device__ inline __hip_fp8x2_storage_t
cvt_bfloat162raw_to_e8m0x2(__hip_bfloat162_raw a, __hip_saturation_t saturate,
                           hipRoundMode rounding) {
  return cvt_float2_to_e8m0x2(__bfloat1622float2(__hip_bfloat162(a)), saturate, rounding);
}
} // namespace tranship

//- helper: e8m0-decode
//- includes: hip/hip_bf16.h, hip/hip_fp8.h
namespace tranship {
// The power of two that a scale stands for.
__host__ __device__ inline __hip_bfloat16_raw cvt_e8m0_to_bf16raw(__hip_fp8_storage_t a) {
  return __ushort_as_bfloat16(static_cast<unsigned short>(a == 0xff ? 0x7fff
                                                          : a == 0  ? 0x0040
                                                                    : a << 7));
}
} // namespace tranship

//- helper: e8m0x2-decode
//- requires: e8m0-decode
namespace tranship {
__host__ __device__ inline __hip_bfloat162_raw cvt_e8m0x2_to_bf162raw(__hip_fp8x2_storage_t a) {
  return __halves2bfloat162(cvt_e8m0_to_bf16raw(static_cast<__hip_fp8_storage_t>(a & 0xff)),
                            cvt_e8m0_to_bf16raw(static_cast<__hip_fp8_storage_t>(a >> 8)));
}
} // namespace tranship

//- helper: fp8-e8m0
//- requires: fp8-class, e8m0-encode-double, e8m0-decode
namespace tranship {
// What __nv_fp8_e8m0 converts like: it rounds up.
struct PowerOfTwo {
  __host__ __device__ static __hip_fp8_storage_t encode(float a) {
    return cvt_float_to_e8m0(a, __HIP_SATFINITE, hipRoundPosInf);
  }
  __host__ __device__ static __hip_fp8_storage_t encode(double a) {
    return cvt_double_to_e8m0(a, __HIP_SATFINITE, hipRoundPosInf);
  }
  __host__ __device__ static float decode(__hip_fp8_storage_t a) {
    return __bfloat162float(__hip_bfloat16(cvt_e8m0_to_bf16raw(a)));
  }
};
struct fp8_e8m0 : Fp8<PowerOfTwo> {
  using Fp8::Fp8;
};
} // namespace tranship

//- helper: fp8x2-e8m0
//- requires: fp8x2-class, fp8-e8m0
namespace tranship {
struct fp8x2_e8m0 : Fp8x2<PowerOfTwo> {
  using Fp8x2::Fp8x2;
};
} // namespace tranship

//- helper: fp8x4-e8m0
//- requires: fp8x4-class, fp8-e8m0
namespace tranship {
struct fp8x4_e8m0 : Fp8x4<PowerOfTwo> {
  using Fp8x4::Fp8x4;
};
} // namespace tranship

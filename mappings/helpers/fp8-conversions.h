// SPDX-License-Identifier: 0BSD
// The 8-bit floats of CUDA, which are those of OCP, computed alike on the host and on every GPU. HIP
// converts with instructions where a GPU has them, and gfx942 has them for other formats (FNUZ).

//- helper: fp8-encode
//- includes: hip/hip_fp8.h
namespace tranship {
// The nearest fp8 number, ties to even. What is too large, infinity included, becomes the largest
// number with __HIP_SATFINITE.
__host__ __device__ inline __hip_fp8_storage_t
cvt_float_to_fp8(float a, __hip_saturation_t saturate, __hip_fp8_interpretation_t format) {
  const bool e4m3 = format == __HIP_E4M3;
  const unsigned bits = __builtin_bit_cast(unsigned, a), sign = bits >> 24 & 0x80;
  const unsigned magnitude = bits & 0x7fffffff, dropped = e4m3 ? 20 : 21;
  if (magnitude > 0x7f800000)
    return 0x7f; // NaN
  unsigned result;
  if (e4m3 ? magnitude > 0x43e80000 : magnitude >= 0x47700000) {
    result = saturate == __HIP_SATFINITE ? (e4m3 ? 0x7e : 0x7b) : (e4m3 ? 0x7f : 0x7c);
  } else if (magnitude >= (e4m3 ? 0x3c800000 : 0x38800000)) {
    const unsigned rounded = magnitude + (1u << (dropped - 1)) - 1 + (magnitude >> dropped & 1);
    result = (rounded - (e4m3 ? 120u << 23 : 112u << 23)) >> dropped;
  } else { // denormal: the sum rounds to a multiple of the smallest number
    const float large = e4m3 ? 16384.0f : 128.0f;
    result = __builtin_bit_cast(unsigned, __builtin_bit_cast(float, magnitude) + large) -
             __builtin_bit_cast(unsigned, large);
  }
  return static_cast<__hip_fp8_storage_t>(sign | result);
}
} // namespace tranship

//- helper: float-with-sticky-bit
//- includes: hip/hip_runtime.h
namespace tranship {
// A float whose last bit tells that digits are lost, so that it can be rounded once more.
__host__ __device__ inline float floatWithStickyBit(double a) {
  const float rounded = static_cast<float>(a);
  unsigned bits = __builtin_bit_cast(unsigned, rounded);
  if (a != a || static_cast<double>(rounded) == a)
    return rounded;
  if (a > 0 ? static_cast<double>(rounded) > a : static_cast<double>(rounded) < a)
    --bits;
  return __builtin_bit_cast(float, bits | 1);
}
} // namespace tranship

//- helper: fp8-encode-double
//- requires: fp8-encode, float-with-sticky-bit
namespace tranship {
__host__ __device__ inline __hip_fp8_storage_t
cvt_double_to_fp8(double a, __hip_saturation_t saturate, __hip_fp8_interpretation_t format) {
  return cvt_float_to_fp8(floatWithStickyBit(a), saturate, format);
}
} // namespace tranship

//- helper: fp8-encode-half
//- requires: fp8-encode
namespace tranship {
__host__ __device__ inline __hip_fp8_storage_t
cvt_halfraw_to_fp8(__half_raw a, __hip_saturation_t saturate, __hip_fp8_interpretation_t format) {
  return cvt_float_to_fp8(__half2float(__half(a)), saturate, format);
}
} // namespace tranship

//- helper: fp8-encode-bf16
//- requires: fp8-encode
//- includes: hip/hip_bf16.h
namespace tranship {
__host__ __device__ inline __hip_fp8_storage_t
cvt_bfloat16raw_to_fp8(__hip_bfloat16_raw a, __hip_saturation_t saturate,
                       __hip_fp8_interpretation_t format) {
  return cvt_float_to_fp8(__bfloat162float(__hip_bfloat16(a)), saturate, format);
}
} // namespace tranship

//- helper: fp8x2-encode
//- requires: fp8-encode
namespace tranship {
__host__ __device__ inline __hip_fp8x2_storage_t
cvt_float2_to_fp8x2(float2 a, __hip_saturation_t saturate, __hip_fp8_interpretation_t format) {
  return static_cast<__hip_fp8x2_storage_t>(cvt_float_to_fp8(a.x, saturate, format) |
                                            cvt_float_to_fp8(a.y, saturate, format) << 8);
}
} // namespace tranship

//- helper: fp8x2-encode-double
//- requires: fp8-encode-double
namespace tranship {
__host__ __device__ inline __hip_fp8x2_storage_t
cvt_double2_to_fp8x2(double2 a, __hip_saturation_t saturate, __hip_fp8_interpretation_t format) {
  return static_cast<__hip_fp8x2_storage_t>(cvt_double_to_fp8(a.x, saturate, format) |
                                            cvt_double_to_fp8(a.y, saturate, format) << 8);
}
} // namespace tranship

//- helper: fp8x2-encode-half
//- requires: fp8x2-encode
namespace tranship {
__host__ __device__ inline __hip_fp8x2_storage_t
cvt_halfraw2_to_fp8x2(__half2_raw a, __hip_saturation_t saturate,
                      __hip_fp8_interpretation_t format) {
  return cvt_float2_to_fp8x2(__half22float2(__half2(a)), saturate, format);
}
} // namespace tranship

//- helper: fp8x2-encode-bf16
//- requires: fp8x2-encode
//- includes: hip/hip_bf16.h
namespace tranship {
__host__ __device__ inline __hip_fp8x2_storage_t
cvt_bfloat16raw2_to_fp8x2(__hip_bfloat162_raw a, __hip_saturation_t saturate,
                          __hip_fp8_interpretation_t format) {
  return cvt_float2_to_fp8x2(__bfloat1622float2(__hip_bfloat162(a)), saturate, format);
}
} // namespace tranship

//- helper: fp8-decode
//- includes: hip/hip_fp8.h
namespace tranship {
// The __half with the value of an fp8 number; every such number has one.
__host__ __device__ inline __half_raw cvt_fp8_to_halfraw(__hip_fp8_storage_t a,
                                                         __hip_fp8_interpretation_t format) {
  const unsigned sign = (a & 0x80u) << 8, magnitude = a & 0x7f;
  if (format == __HIP_E5M2)
    return __ushort_as_half(
        static_cast<unsigned short>(magnitude > 0x7c ? 0x7fff : sign | magnitude << 8));
  if (magnitude == 0x7f)
    return __ushort_as_half(0x7fff);
  // Read as __half, the number has an exponent that is smaller by 8.
  const __half scaled = __ushort_as_half(static_cast<unsigned short>(sign | magnitude << 7));
  return __float2half(__half2float(scaled) * 256.0f);
}
} // namespace tranship

//- helper: fp8x2-decode
//- requires: fp8-decode
namespace tranship {
__host__ __device__ inline __half2_raw cvt_fp8x2_to_halfraw2(__hip_fp8x2_storage_t a,
                                                             __hip_fp8_interpretation_t format) {
  const __half low = cvt_fp8_to_halfraw(static_cast<__hip_fp8_storage_t>(a & 0xff), format);
  const __half high = cvt_fp8_to_halfraw(static_cast<__hip_fp8_storage_t>(a >> 8), format);
  return __halves2half2(low, high);
}
} // namespace tranship

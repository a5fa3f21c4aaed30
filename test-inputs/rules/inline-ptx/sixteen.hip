// 16-bit and 8-bit floats, in a file that does not include CUDA's headers of them.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"
__device__ unsigned short fma_rn_relu_f16(unsigned short a, unsigned short b, unsigned short c) {
  unsigned short r;
  r = __half_as_ushort(tranship::hfma_relu(__ushort_as_half(a), __ushort_as_half(b), __ushort_as_half(c)));
  return r;
}
__device__ unsigned fma_rn_relu_bf16x2(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, static_cast<__hip_bfloat162_raw>(tranship::hfma2_relu(__hip_bfloat162(__builtin_bit_cast(__hip_bfloat162_raw, a)), __hip_bfloat162(__builtin_bit_cast(__hip_bfloat162_raw, b)), __hip_bfloat162(__builtin_bit_cast(__hip_bfloat162_raw, c)))));
  return r;
}
__device__ unsigned fma_rn_sat_f16x2(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, tranship::saturate(__hfma2(__builtin_bit_cast(__half2, a), __builtin_bit_cast(__half2, b), __builtin_bit_cast(__half2, c))));
  return r;
}
__device__ unsigned short add_sat_f16(unsigned short a, unsigned short b) {
  unsigned short r;
  r = __half_as_ushort(tranship::saturate(__hadd(__ushort_as_half(a), __ushort_as_half(b))));
  return r;
}
__device__ unsigned mul_sat_f16x2(unsigned a, unsigned b) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, tranship::saturate(__hmul2(__builtin_bit_cast(__half2, a), __builtin_bit_cast(__half2, b))));
  return r;
}
__device__ unsigned short min_f16(unsigned short a, unsigned short b) {
  unsigned short r;
  r = __half_as_ushort(__hmin(__ushort_as_half(a), __ushort_as_half(b)));
  return r;
}
__device__ unsigned max_f16x2(unsigned a, unsigned b) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, __halves2half2(__hmax(__low2half(__builtin_bit_cast(__half2, a)), __low2half(__builtin_bit_cast(__half2, b))), __hmax(__high2half(__builtin_bit_cast(__half2, a)), __high2half(__builtin_bit_cast(__half2, b)))));
  return r;
}
__device__ unsigned max_NaN_f16x2(unsigned a, unsigned b) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, tranship::hmax2_nan(__builtin_bit_cast(__half2, a), __builtin_bit_cast(__half2, b)));
  return r;
}
__device__ unsigned min_bf16x2(unsigned a, unsigned b) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, static_cast<__hip_bfloat162_raw>(__hmin2(__hip_bfloat162(__builtin_bit_cast(__hip_bfloat162_raw, a)), __hip_bfloat162(__builtin_bit_cast(__hip_bfloat162_raw, b)))));
  return r;
}
__device__ unsigned short min_NaN_bf16(unsigned short a, unsigned short b) {
  unsigned short r;
  r = __bfloat16_as_ushort(tranship::hmin_nan(__ushort_as_bfloat16(a), __ushort_as_bfloat16(b)));
  return r;
}
__device__ unsigned tanh_approx_f16x2(unsigned a) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, __floats2half2_rn(tanhf(__low2float(__builtin_bit_cast(__half2, a))), tanhf(__high2float(__builtin_bit_cast(__half2, a)))));
  return r;
}
__device__ unsigned tanh_approx_bf16x2(unsigned a) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, static_cast<__hip_bfloat162_raw>(__float22bfloat162_rn(make_float2(tanhf(__uint_as_float(a << 16)), tanhf(__uint_as_float(a & 0xffff0000u))))));
  return r;
}
__device__ unsigned short ex2_approx_ftz_bf16(unsigned short a) {
  unsigned short r;
  r = __bfloat16_as_ushort(__float2bfloat16(exp2f(__uint_as_float(unsigned(a) << 16))));
  return r;
}
__device__ unsigned short cvt_rz_f16_f32(float a) {
  unsigned short r;
  r = __half_as_ushort(__float2half_rz(a));
  return r;
}
__device__ unsigned cvt_rm_f16x2_f32(float a, float b) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, __halves2half2(__float2half_rd(b), __float2half_rd(a)));
  return r;
}
__device__ unsigned short cvt_rz_bf16_f32(float a) {
  unsigned short r;
  r = __bfloat16_as_ushort(tranship::float2bfloat16_rz(a));
  return r;
}
__device__ unsigned short cvt_rn_f16_s32(unsigned a) {
  unsigned short r;
  r = __half_as_ushort(__int2half_rn(int(a)));
  return r;
}
__device__ unsigned short cvt_rzi_f16_f16(unsigned short a) {
  unsigned short r;
  r = __half_as_ushort(htrunc(__ushort_as_half(a)));
  return r;
}
__device__ double cvt_f64_f16(unsigned short a) {
  double r;
  r = double(__half2float(__ushort_as_half(a)));
  return r;
}
__device__ unsigned short cvt_rn_satfinite_e4m3x2_f32(float a, float b) {
  unsigned short r;
  r = tranship::cvt_float2_to_fp8x2(make_float2(b, a), __HIP_SATFINITE, __HIP_E4M3);
  return r;
}
__device__ unsigned short cvt_rn_satfinite_e5m2x2_f16x2(unsigned a) {
  unsigned short r;
  r = tranship::cvt_halfraw2_to_fp8x2(__builtin_bit_cast(__half2_raw, a), __HIP_SATFINITE, __HIP_E5M2);
  return r;
}
__device__ unsigned cvt_rn_f16x2_e4m3x2(unsigned short a) {
  unsigned r;
  r = __builtin_bit_cast(unsigned, tranship::cvt_fp8x2_to_halfraw2(a, __HIP_E4M3));
  return r;
}
__device__ float low(unsigned x) { // in registers of their own types
  float r;
  {
    unsigned pair = x;
    pair = __builtin_bit_cast(unsigned, __hadd2(__builtin_bit_cast(__half2, pair), __builtin_bit_cast(__half2, pair)));
    r = __half2float(__ushort_as_half((unsigned short)pair));
  }
  return r;
}

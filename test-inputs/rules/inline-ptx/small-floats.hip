// TOOLKIT: no, a toolkit gives the built-in variables types of their own
// Floats of 4 and 8 bits, scales, mixed sums, magnitudes with signs, and reductions of floats.
#include <hip/hip_runtime.h>
#include <cstdint>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"
__device__ uint32_t four(const float *x, uint16_t scales, uint32_t pair) {
  uint32_t packed, halves, numbers;
  packed = unsigned(tranship::cvt_e2m1x2(x[7], x[6])) << 24 | unsigned(tranship::cvt_e2m1x2(x[5], x[4])) << 16 | unsigned(tranship::cvt_e2m1x2(x[3], x[2])) << 8 | tranship::cvt_e2m1x2(x[1], x[0]);
  halves = __builtin_bit_cast(unsigned, tranship::cvt_fp4x2_to_halfraw2((unsigned char)packed, 0));
  numbers = __builtin_bit_cast(unsigned, tranship::cvt_e8m0x2_to_bf162raw(scales));
  scales = tranship::cvt_float2_to_e8m0x2(make_float2(x[1], x[0]), __HIP_SATFINITE, hipRoundPosInf);
  scales = tranship::cvt_bfloat162raw_to_e8m0x2(__builtin_bit_cast(__hip_bfloat162_raw, pair), __HIP_NOSAT, hipRoundZero);
  scales = tranship::cvt_bfloat16raw2_to_fp8x2(__builtin_bit_cast(__hip_bfloat162_raw, pair), __HIP_SATFINITE, __HIP_E4M3);
  return packed ^ halves ^ numbers ^ scales;
}
__device__ uint32_t otherOrder(uint32_t a, uint32_t b, float x, uint16_t &pair) {
  a = __builtin_bit_cast(unsigned, static_cast<__hip_bfloat162_raw>(tranship::hfma2_relu(__hip_bfloat162(__builtin_bit_cast(__hip_bfloat162_raw, a)), __hip_bfloat162(__builtin_bit_cast(__hip_bfloat162_raw, b)), __hip_bfloat162(__builtin_bit_cast(__hip_bfloat162_raw, a)))));
  pair = tranship::cvt_float2_to_fp8x2(make_float2(x, x), __HIP_SATFINITE, __HIP_E4M3);
  return a;
}
__device__ float mixed(uint16_t half, uint16_t bfloat, float sum) {
  sum = __fadd_rn(__uint_as_float(unsigned(bfloat) << 16), sum);
  sum = fmaf(__half2float(__ushort_as_half(half)), __half2float(__ushort_as_half(half)), sum);
  {
    float one = 1.0f;
    sum = fmaf(__half2float(__ushort_as_half(half)), __half2float(__ushort_as_half(half)), 0.0f);
    sum = fmaf(sum, sum, one);
  }
  return sum;
}
__device__ float masked(float x, uint32_t mask) {
  if (mask == 0) x = __uint_as_float(0xff800000u);
  return x;
}
__device__ float extremes(float a, float b, float c, uint32_t pair, uint32_t &other) {
  float r, s;
  r = copysignf(fmaxf(fabsf(a), fabsf(b)), __uint_as_float(__float_as_uint(a) ^ __float_as_uint(b)));
  s = fmaxf(fmaxf(r, b), c);
  other = tranship::extremum_xorsign2<true, 0x7f80>(pair, other);
  other = tranship::hgt2_mask(__builtin_bit_cast(__half2, pair), __builtin_bit_cast(__half2, other)) & 0x3c003c00;
  return r + s;
}
__device__ float largest(float x) {
  float r, magnitude;
  r = tranship::redux_fmax(0xffffffffu, x);
  magnitude = tranship::redux_fmin<true>(0xffffffffu, fabsf(x));
  return threadIdx.x % 32 == 0 ? r : magnitude;
}
__device__ bool leads(uint32_t lanes) {
  uint32_t is, lane;
  {
    const int first = __ffs(lanes) - 1;
    bool p = int(__lane_id() & 31) == first;
    lane = first;
    is = p ? 1 : 0;
  }
  return is && lane == threadIdx.x % 32;
}
// Stochastic rounding, by random bits.
__device__ void rounded(unsigned *u, unsigned short *h, const float *x, unsigned random) {
  u[0] = tranship::cvt_rs_x2<5, 10, 0x7c00, false>(__uint_as_float(__float_as_uint(x[1])), __uint_as_float(__float_as_uint(x[0])), random);
  u[1] = tranship::cvt_rs_x2<8, 7, 0x7f7f, true>(x[0], x[1], random);
  u[2] = tranship::cvt_rs_x4<4, 3, 0x7e, false>(x[3], x[2], x[1], x[0], random);
  u[3] = unsigned((unsigned short)(tranship::cvt_rs_x4<2, 1, 7, true>(x[0], x[1], x[2], x[3], random))) << 16 | (unsigned short)(tranship::cvt_rs_x4<2, 1, 7, false>(x[3], x[2], x[1], x[0], random));
}

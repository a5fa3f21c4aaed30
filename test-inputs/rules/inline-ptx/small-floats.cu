// TOOLKIT: no, a toolkit gives the built-in variables types of their own
// Floats of 4 and 8 bits, scales, mixed sums, magnitudes with signs, and reductions of floats.
#include <cstdint>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
__device__ uint32_t four(const float *x, uint16_t scales, uint32_t pair) {
  uint32_t packed, halves, numbers;
  asm volatile("{ .reg .b8 byte0, byte1, byte2, byte3;\n"
               "cvt.rn.satfinite.e2m1x2.f32 byte0, %2, %1;\n"
               "cvt.rn.satfinite.e2m1x2.f32 byte1, %4, %3;\n"
               "cvt.rn.satfinite.e2m1x2.f32 byte2, %6, %5;\n"
               "cvt.rn.satfinite.e2m1x2.f32 byte3, %8, %7;\n"
               "mov.b32 %0, {byte0, byte1, byte2, byte3}; }"
               : "=r"(packed) : "f"(x[0]), "f"(x[1]), "f"(x[2]), "f"(x[3]), "f"(x[4]), "f"(x[5]), "f"(x[6]), "f"(x[7]));
  asm("{ .reg .b8 low, a, b, c; mov.b32 {low, a, b, c}, %1; cvt.rn.f16x2.e2m1x2 %0, low; }" : "=r"(halves) : "r"(packed));
  asm("cvt.rn.bf16x2.ue8m0x2 %0, %1;" : "=r"(numbers) : "h"(scales));
  asm("cvt.rp.satfinite.ue8m0x2.f32 %0, %1, %2;" : "=h"(scales) : "f"(x[0]), "f"(x[1]));
  asm("cvt.rz.ue8m0x2.bf16x2 %0, %1;" : "=h"(scales) : "r"(pair));
  asm("cvt.rn.satfinite.e4m3x2.bf16x2 %0, %1;" : "=h"(scales) : "r"(pair));
  return packed ^ halves ^ numbers ^ scales;
}
__device__ uint32_t otherOrder(uint32_t a, uint32_t b, float x, uint16_t &pair) {
  asm("fma.rn.bf16x2.relu %0, %1, %2, %1;" : "=r"(a) : "r"(a), "r"(b));
  asm("cvt.rn.e4m3x2.f32.satfinite %0, %1, %1;" : "=h"(pair) : "f"(x));
  return a;
}
__device__ float mixed(uint16_t half, uint16_t bfloat, float sum) {
  asm("add.rn.f32.bf16 %0, %1, %0;" : "+f"(sum) : "h"(bfloat));
  asm("fma.rn.f32.f16 %0, %1, %1, %0;" : "+f"(sum) : "h"(half));
  asm("{ .reg .f32 zero, one; mov.b32 zero, 0; mov.b32 one, 0x3f800000; fma.rn.f32.f16 %0, %1, %1, zero; fma.rn.f32 %0, %0, %0, one; }" : "+f"(sum) : "h"(half));
  return sum;
}
__device__ float masked(float x, uint32_t mask) {
  asm("{ .reg .pred p; setp.eq.u32 p, %1, 0; @p mov.f32 %0, 0fFF800000; }" : "+f"(x) : "r"(mask));
  return x;
}
__device__ float extremes(float a, float b, float c, uint32_t pair, uint32_t &other) {
  float r, s;
  asm("max.xorsign.abs.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
  asm("max.ftz.f32 %0, %1, %2, %3;" : "=f"(s) : "f"(r), "f"(b), "f"(c));
  asm("max.xorsign.abs.bf16x2 %0, %1, %2;" : "=r"(other) : "r"(pair), "r"(other));
  asm("set.gt.f16x2.f16x2 %0, %1, %2;" : "=r"(other) : "r"(pair), "r"(other));
  return r + s;
}
__device__ float largest(float x) {
  float r, magnitude;
  asm volatile("redux.sync.max.f32 %0, %1, 0xffffffff;" : "=f"(r) : "f"(x));
  asm volatile("redux.sync.min.abs.NaN.f32 %0, %1, 0xffffffff;" : "=f"(magnitude) : "f"(x));
  return threadIdx.x % 32 == 0 ? r : magnitude;
}
__device__ bool leads(uint32_t lanes) {
  uint32_t is, lane;
  asm volatile("{ .reg .pred p; elect.sync %1|p, %2; selp.u32 %0, 1, 0, p; }" : "=r"(is), "=r"(lane) : "r"(lanes));
  return is && lane == threadIdx.x % 32;
}
// Stochastic rounding, by random bits.
__device__ void rounded(unsigned *u, unsigned short *h, const float *x, unsigned random) {
  asm("cvt.rs.f16x2.f32 %0, %2, %1, %3;" : "=r"(u[0]) : "r"(__float_as_uint(x[0])), "r"(__float_as_uint(x[1])), "r"(random));
  asm("cvt.rs.relu.satfinite.bf16x2.f32 %0, %1, %2, %3;" : "=r"(u[1]) : "f"(x[0]), "f"(x[1]), "r"(random));
  asm("cvt.rs.satfinite.e4m3x4.f32 %0, {%4, %3, %2, %1}, %5;" : "=r"(u[2]) : "f"(x[0]), "f"(x[1]), "f"(x[2]), "f"(x[3]), "r"(random));
  asm("{ .reg .b16 low, high; cvt.rs.satfinite.e2m1x4.f32 low, {%4, %3, %2, %1}, %5; cvt.rs.satfinite.relu.e2m1x4.f32 high, {%1, %2, %3, %4}, %5; mov.b32 %0, {low, high}; }"
      : "=r"(u[3]) : "f"(x[0]), "f"(x[1]), "f"(x[2]), "f"(x[3]), "r"(random));
}

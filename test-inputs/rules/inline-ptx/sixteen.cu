// 16-bit and 8-bit floats, in a file that does not include CUDA's headers of them.
__device__ unsigned short fma_rn_relu_f16(unsigned short a, unsigned short b, unsigned short c) {
  unsigned short r;
  asm("fma.rn.relu.f16 %0, %1, %2, %3;" : "=h"(r) : "h"(a), "h"(b), "h"(c));
  return r;
}
__device__ unsigned fma_rn_relu_bf16x2(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("fma.rn.relu.bf16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned fma_rn_sat_f16x2(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("fma.rn.sat.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned short add_sat_f16(unsigned short a, unsigned short b) {
  unsigned short r;
  asm("add.sat.f16 %0, %1, %2;" : "=h"(r) : "h"(a), "h"(b));
  return r;
}
__device__ unsigned mul_sat_f16x2(unsigned a, unsigned b) {
  unsigned r;
  asm("mul.sat.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
__device__ unsigned short min_f16(unsigned short a, unsigned short b) {
  unsigned short r;
  asm("min.f16 %0, %1, %2;" : "=h"(r) : "h"(a), "h"(b));
  return r;
}
__device__ unsigned max_f16x2(unsigned a, unsigned b) {
  unsigned r;
  asm("max.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
__device__ unsigned max_NaN_f16x2(unsigned a, unsigned b) {
  unsigned r;
  asm("max.NaN.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
__device__ unsigned min_bf16x2(unsigned a, unsigned b) {
  unsigned r;
  asm("min.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
__device__ unsigned short min_NaN_bf16(unsigned short a, unsigned short b) {
  unsigned short r;
  asm("min.NaN.bf16 %0, %1, %2;" : "=h"(r) : "h"(a), "h"(b));
  return r;
}
__device__ unsigned tanh_approx_f16x2(unsigned a) {
  unsigned r;
  asm("tanh.approx.f16x2 %0, %1;" : "=r"(r) : "r"(a));
  return r;
}
__device__ unsigned tanh_approx_bf16x2(unsigned a) {
  unsigned r;
  asm("tanh.approx.bf16x2 %0, %1;" : "=r"(r) : "r"(a));
  return r;
}
__device__ unsigned short ex2_approx_ftz_bf16(unsigned short a) {
  unsigned short r;
  asm("ex2.approx.ftz.bf16 %0, %1;" : "=h"(r) : "h"(a));
  return r;
}
__device__ unsigned short cvt_rz_f16_f32(float a) {
  unsigned short r;
  asm("cvt.rz.f16.f32 %0, %1;" : "=h"(r) : "f"(a));
  return r;
}
__device__ unsigned cvt_rm_f16x2_f32(float a, float b) {
  unsigned r;
  asm("cvt.rm.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(a), "f"(b));
  return r;
}
__device__ unsigned short cvt_rz_bf16_f32(float a) {
  unsigned short r;
  asm("cvt.rz.bf16.f32 %0, %1;" : "=h"(r) : "f"(a));
  return r;
}
__device__ unsigned short cvt_rn_f16_s32(unsigned a) {
  unsigned short r;
  asm("cvt.rn.f16.s32 %0, %1;" : "=h"(r) : "r"(a));
  return r;
}
__device__ unsigned short cvt_rzi_f16_f16(unsigned short a) {
  unsigned short r;
  asm("cvt.rzi.f16.f16 %0, %1;" : "=h"(r) : "h"(a));
  return r;
}
__device__ double cvt_f64_f16(unsigned short a) {
  double r;
  asm("cvt.f64.f16 %0, %1;" : "=d"(r) : "h"(a));
  return r;
}
__device__ unsigned short cvt_rn_satfinite_e4m3x2_f32(float a, float b) {
  unsigned short r;
  asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(a), "f"(b));
  return r;
}
__device__ unsigned short cvt_rn_satfinite_e5m2x2_f16x2(unsigned a) {
  unsigned short r;
  asm("cvt.rn.satfinite.e5m2x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
  return r;
}
__device__ unsigned cvt_rn_f16x2_e4m3x2(unsigned short a) {
  unsigned r;
  asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(r) : "h"(a));
  return r;
}
__device__ float low(unsigned x) { // in registers of their own types
  float r;
  asm("{ .reg .f16 lo, hi; .reg .f16x2 pair; mov.b32 pair, %1; add.f16x2 pair, pair, pair; mov.b32 {lo, hi}, pair; cvt.f32.f16 %0, lo; }" : "=f"(r) : "r"(x));
  return r;
}

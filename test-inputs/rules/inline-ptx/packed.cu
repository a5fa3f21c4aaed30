// Bytes and halfwords of words, and integers of other widths.
__device__ unsigned vadd4_u32_u32_u32(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("vadd4.u32.u32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned vadd2_s32_s32_s32_sat(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("vadd2.s32.s32.s32.sat %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned vsub4_u32_u32_u32_sat(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("vsub4.u32.u32.u32.sat %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned vavrg4_u32_u32_u32(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("vavrg4.u32.u32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned vabsdiff2_u32_u32_u32(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("vabsdiff2.u32.u32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned vmin2_s32_s32_s32(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("vmin2.s32.s32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned vmax4_u32_u32_u32(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("vmax4.u32.u32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned vset4_u32_u32_eq(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("vset4.u32.u32.eq %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned vset2_s32_s32_lt(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("vset2.s32.s32.lt %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ unsigned vset_s32_s32_ge(unsigned a, unsigned b) {
  unsigned r;
  asm("vset.s32.s32.ge %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
__device__ unsigned add_u16x2(unsigned a, unsigned b) {
  unsigned r;
  asm("add.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
__device__ unsigned min_relu_s32(unsigned a, unsigned b) {
  unsigned r;
  asm("min.relu.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
__device__ unsigned short max_s16(unsigned short a, unsigned short b) {
  unsigned short r;
  asm("max.s16 %0, %1, %2;" : "=h"(r) : "h"(a), "h"(b));
  return r;
}
__device__ unsigned long long sad_s64(unsigned long long a, unsigned long long b, unsigned long long c) {
  unsigned long long r;
  asm("sad.s64 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
  return r;
}
__device__ unsigned mul24_hi_s32(unsigned a, unsigned b) {
  unsigned r;
  asm("mul24.hi.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
__device__ unsigned long long div_s64(unsigned long long a, unsigned long long b) {
  unsigned long long r;
  asm("div.s64 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
  return r;
}
__device__ unsigned short shl_b16(unsigned short a, unsigned b) {
  unsigned short r;
  asm("shl.b16 %0, %1, %2;" : "=h"(r) : "h"(a), "r"(b));
  return r;
}
__device__ unsigned long long cvt_s64_s8(unsigned a) {
  unsigned long long r;
  asm("cvt.s64.s8 %0, %1;" : "=l"(r) : "r"(a));
  return r;
}
__device__ unsigned cvt_sat_u32_s64(unsigned long long a) {
  unsigned r;
  asm("cvt.sat.u32.s64 %0, %1;" : "=r"(r) : "l"(a));
  return r;
}
__device__ float cvt_rn_f32_u8(unsigned a) {
  float r;
  asm("cvt.rn.f32.u8 %0, %1;" : "=f"(r) : "r"(a));
  return r;
}
__device__ float div_rz_f32(float a, float b) {
  float r;
  asm("div.rz.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
  return r;
}
__device__ double rcp_rp_f64(double a) {
  double r;
  asm("rcp.rp.f64 %0, %1;" : "=d"(r) : "d"(a));
  return r;
}
__device__ float sqrt_rm_f32(float a) {
  float r;
  asm("sqrt.rm.f32 %0, %1;" : "=f"(r) : "f"(a));
  return r;
}
__device__ unsigned cvt_rna_tf32_f32(float a) {
  unsigned r;
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(r) : "f"(a));
  return r;
}
__device__ unsigned set_gtu_u32_f32(float a, float b) {
  unsigned r;
  asm("set.gtu.u32.f32 %0, %1, %2;" : "=r"(r) : "f"(a), "f"(b));
  return r;
}
__device__ double root(double a) {
  double r;
  asm("sqrt.rz.f64 %0, %1;" : "=d"(r) : "d"(a));
  return r;
}
__device__ unsigned reversed(unsigned x) {
  unsigned r;
  asm("{ .reg .b8 a, b, c, d; mov.b32 {a, b, c, d}, %1; mov.b32 %0, {d, c, b, a}; }" : "=r"(r) : "r"(x));
  return r;
}
// What C++ computes in int, or in unsigned, behind which a conversion extends the sign that PTX says.
__device__ unsigned sum(short x, short y) {
  unsigned r;
  asm("{ .reg .u16 t; add.u16 t, %1, %2; cvt.u32.u16 %0, t; }" : "=r"(r) : "h"(x), "h"(y));
  return r;
}
__device__ unsigned long long common(int x, int y) {
  unsigned long long r;
  asm("{ .reg .b32 t; and.b32 t, %1, %2; cvt.u64.u32 %0, t; }" : "=l"(r) : "r"(x), "r"(y));
  return r;
}
__device__ unsigned long long loaded(const unsigned char *from) {
  unsigned long long r;
  asm("{ .reg .u32 t; ld.global.u8 t, [%1]; shl.b32 t, t, 24; cvt.u64.u32 %0, t; }" : "=l"(r) : "l"(from));
  return r;
}
__device__ unsigned predicates(float x, float y) {
  unsigned r;
  asm("{ .reg .pred p, q, s; setp.lt.f32 p|q, %1, %2; setp.gt.and.f32 s, %1, 1.0, q; selp.u32 %0, 1, 0, s; @p add.u32 %0, %0, 2; }" : "=r"(r) : "f"(x), "f"(y));
  return r;
}

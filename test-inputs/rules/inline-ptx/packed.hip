// Bytes and halfwords of words, and integers of other widths.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ unsigned vadd4_u32_u32_u32(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = tranship::vadd4(a, b);
  return r;
}
__device__ unsigned vadd2_s32_s32_s32_sat(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = tranship::vaddss2(a, b);
  return r;
}
__device__ unsigned vsub4_u32_u32_u32_sat(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = tranship::vsubus4(a, b);
  return r;
}
__device__ unsigned vavrg4_u32_u32_u32(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = tranship::vavgu4(a, b);
  return r;
}
__device__ unsigned vabsdiff2_u32_u32_u32(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = tranship::vabsdiffu2(a, b);
  return r;
}
__device__ unsigned vmin2_s32_s32_s32(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = tranship::vmins2(a, b);
  return r;
}
__device__ unsigned vmax4_u32_u32_u32(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = tranship::vmaxu4(a, b);
  return r;
}
__device__ unsigned vset4_u32_u32_eq(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = tranship::vseteq4(a, b);
  return r;
}
__device__ unsigned vset2_s32_s32_lt(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = tranship::vsetlts2(a, b);
  return r;
}
__device__ unsigned vset_s32_s32_ge(unsigned a, unsigned b) {
  unsigned r;
  r = int(int(a) >= int(b));
  return r;
}
__device__ unsigned add_u16x2(unsigned a, unsigned b) {
  unsigned r;
  r = tranship::vadd2(a, b);
  return r;
}
__device__ unsigned min_relu_s32(unsigned a, unsigned b) {
  unsigned r;
  r = max(min(int(a), int(b)), 0);
  return r;
}
__device__ unsigned short max_s16(unsigned short a, unsigned short b) {
  unsigned short r;
  r = short(a) > short(b) ? short(a) : short(b);
  return r;
}
__device__ unsigned long long sad_s64(unsigned long long a, unsigned long long b, unsigned long long c) {
  unsigned long long r;
  r = ((long long)a > (long long)b ? (unsigned long long)(long long)a - (unsigned long long)(long long)b : (unsigned long long)(long long)b - (unsigned long long)(long long)a) + c;
  return r;
}
__device__ unsigned mul24_hi_s32(unsigned a, unsigned b) {
  unsigned r;
  r = int((long long)(int(a << 8) >> 8) * (int(b << 8) >> 8) >> 16);
  return r;
}
__device__ unsigned long long div_s64(unsigned long long a, unsigned long long b) {
  unsigned long long r;
  r = (long long)a / (long long)b;
  return r;
}
__device__ unsigned short shl_b16(unsigned short a, unsigned b) {
  unsigned short r;
  r = a << min(b, 16u);
  return r;
}
__device__ unsigned long long cvt_s64_s8(unsigned a) {
  unsigned long long r;
  r = (long long)(signed char)a;
  return r;
}
__device__ unsigned cvt_sat_u32_s64(unsigned long long a) {
  unsigned r;
  r = unsigned(min(max((long long)a, 0ll), 4294967295ll));
  return r;
}
__device__ float cvt_rn_f32_u8(unsigned a) {
  float r;
  r = float(a & 0xff);
  return r;
}
__device__ float div_rz_f32(float a, float b) {
  float r;
  r = __ocml_div_rtz_f32(a, b);
  return r;
}
__device__ double rcp_rp_f64(double a) {
  double r;
  r = tranship::ddiv_ru(1.0, a);
  return r;
}
__device__ float sqrt_rm_f32(float a) {
  float r;
  r = __ocml_sqrt_rtn_f32(a);
  return r;
}
__device__ unsigned cvt_rna_tf32_f32(float a) {
  unsigned r;
  r = __builtin_isnan(a) ? 0x7fffffffu : (__float_as_uint(a) + 0x1000u) & 0xffffe000u;
  return r;
}
__device__ unsigned set_gtu_u32_f32(float a, float b) {
  unsigned r;
  r = !(a <= b) ? ~0u : 0u;
  return r;
}
__device__ double root(double a) {
  double r;
  r = tranship::dsqrt_rd(a);
  return r;
}
__device__ unsigned reversed(unsigned x) {
  unsigned r;
  r = unsigned((unsigned char)x) << 24 | unsigned((unsigned char)(x >> 8)) << 16 | unsigned((unsigned char)(x >> 16)) << 8 | (unsigned char)(x >> 24);
  return r;
}
// What C++ computes in int, or in unsigned, behind which a conversion extends the sign that PTX says.
__device__ unsigned sum(short x, short y) {
  unsigned r;
  r = unsigned((unsigned short)(x + y));
  return r;
}
__device__ unsigned long long common(int x, int y) {
  unsigned long long r;
  r = (unsigned long long)unsigned(x & y);
  return r;
}
__device__ unsigned long long loaded(const unsigned char *from) {
  unsigned long long r;
  {
    unsigned t = *from;
    t = t << 24;
    r = (unsigned long long)t;
  }
  return r;
}
__device__ unsigned predicates(float x, float y) {
  unsigned r;
  {
    const bool holds = x < y;
    bool p = holds;
    r = (x > 1.0f) && !holds ? 1 : 0;
    if (p) r = r + 2;
  }
  return r;
}

// Conversions of floats to bytes and halfwords, which fill a whole register, and choices.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"

__device__ short quantise(float x, unsigned short half) {
  short narrow;
  unsigned wide;
  narrow = short(min(max(__float2int_rn(x), -128), 127));
  wide = min(max(__float2int_rn(x), 0), 255);
  narrow = short(min(max(__float2int_rz(x), -32768), 32767));
  narrow = short(min(max(__float2int_rn(__half2float(__ushort_as_half(half))), -128), 127));
  wide = unsigned(min(max(int(half), 0), 255)) | unsigned(min(max(int(x), 0), 255)) << 8 | wide << 16;
  wide = int(short((unsigned short)wide));
  wide = unsigned((unsigned short)int(wide));
  return narrow + wide;
}

__device__ float choose(float a, float b, int c, float d) {
  float r;
  r = c >= 0 ? a : b;
  r = d >= 0 ? a : b;
  r = __ocml_fma_rtn_f32(a, b, r);
  r = __ocml_add_rtz_f32(a, r);
  return r;
}

// The table is a parameter of a template that is used.
template <int table> __device__ int logic(int a, int b, int c) {
  int result;
  result = tranship::lop3(unsigned(a), unsigned(b), unsigned(c), table);
  return result;
}
__device__ int dequantise(int q) { return logic<(0xf0 & 0xcc) | 0xaa>(q, 0x000f000f, 0x64006400); }

// Conversions of floats to bytes and halfwords, which fill a whole register, and choices.
#include <cuda_fp16.h>

__device__ short quantise(float x, unsigned short half) {
  short narrow;
  unsigned wide;
  asm("cvt.rni.sat.s8.f32 %0, %1;" : "=h"(narrow) : "f"(x));
  asm("cvt.rni.sat.u8.f32 %0, %1;" : "=r"(wide) : "f"(x));
  asm("cvt.rzi.s16.f32 %0, %1;" : "=h"(narrow) : "f"(x));
  asm("cvt.rni.sat.s8.f16 %0, %1;" : "=h"(narrow) : "h"(half));
  asm("cvt.pack.sat.u8.s32.b32 %0, %1, %2, %3;" : "=r"(wide) : "r"(int(x)), "r"(int(half)), "r"(wide));
  asm("cvt.s16.u32 %0, %1;" : "=r"(wide) : "r"(wide));
  asm("cvt.u16.s32 %0, %1;" : "=r"(wide) : "r"(int(wide)));
  return narrow + wide;
}

__device__ float choose(float a, float b, int c, float d) {
  float r;
  asm("slct.f32.s32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "r"(c));
  asm("slct.f32.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(d));
  asm("fma.rm.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(r));
  asm("add.rz.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(r));
  return r;
}

// The table is a parameter of a template that is used.
template <int table> __device__ int logic(int a, int b, int c) {
  int result;
  asm volatile("lop3.b32 %0, %1, %2, %3, %4;\n" : "=r"(result) : "r"(a), "r"(b), "r"(c), "n"(table));
  return result;
}
__device__ int dequantise(int q) { return logic<(0xf0 & 0xcc) | 0xaa>(q, 0x000f000f, 0x64006400); }

// Floating point, 16-bit floats, conversions.
#include <cuda_fp16.h>
__device__ float floats(float a, float b, double d, int i, unsigned u) {
  float r;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(a));
  asm("lg2.approx.f32 %0, %1;" : "=f"(r) : "f"(a));
  asm("rcp.approx.f32 %0, %1;" : "=f"(r) : "f"(__int2float_rn(i)));
  asm("rsqrt.approx.f32 %0, %1;" : "=f"(r) : "f"(a));
  asm("sqrt.approx.f32 %0, %1;" : "=f"(r) : "f"(r));
  asm volatile("tanh.approx.f32 %0, %1;" : "=f"(r) : "f"(a));
  asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(r));
  asm("mul.rz.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
  asm("add.sat.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b + 1));
  asm("cvt.rni.s32.f32 %0, %1;" : "=r"(i) : "f"(a));
  asm("cvt.rzi.u32.f32 %0, %1;" : "=r"(i) : "f"(a));
  asm("cvt.rn.f32.s32 %0, %1;" : "=f"(r) : "r"(i));
  asm("cvt.rz.f32.f64 %0, %1;" : "=f"(r) : "d"(d));
  asm("mov.b32 %0, %1;" : "=r"(u) : "f"(a));
  asm("mov.b32 %0, %1;" : "=f"(r) : "r"(i));
  asm("mov.f32 %0, 0f3FC00000;" : "=f"(r));
  asm("copysign.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(d) : "d"(d));
  return r + i + d + u;
}
__device__ unsigned halves(unsigned a, unsigned b, unsigned short h, float x, float y) {
  unsigned r;
  asm("add.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(r));
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(x), "f"(y));
  asm("{ cvt.rn.f16.f32 %0, %1; }" : "=h"(h) : "f"(x));
  asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"(h));
  asm("ex2.approx.f16x2 %0, %1;" : "=r"(r) : "r"(a));
  asm("abs.f16x2 %0, %1;" : "=r"(r) : "r"(a));
  return r + h + x;
}

// Numbers of PTX are doubles that take the type of the instruction.
__device__ void numbers(float *f, double *d, unsigned *u) {
  asm("mov.f32 %0, 1.5;" : "=f"(f[0]));
  asm("{ .reg .f32 t; mov.f32 t, 0.1; mul.f32 %0, %1, t; }" : "=f"(f[1]) : "f"(f[2]));
  asm("fma.rn.f32 %0, %1, 0.25, 1e-2;" : "=f"(f[3]) : "f"(f[2]));
  asm("mov.f64 %0, -2.5e3;" : "=d"(d[0]));
  asm("shf.r.wrap.b32 %0, %1, %2, 32-2;" : "=r"(u[0]) : "r"(u[1]), "r"(u[2]));
}

// Scalar video instructions: sums, products and limits of words, halfwords and bytes.
#include <cuda_runtime.h>

__device__ void halves(int *r, int a, int b, unsigned c, unsigned d) {
  asm("vadd.s32.s32.s32 %0, %1.h0, %2.h0;" : "=r"(r[0]) : "r"(a), "r"(b));
  asm("vadd.s32.s32.s32 %0, %1.h1, %2.h0;" : "=r"(r[1]) : "r"(a), "r"(b));
  asm("vsub.s32.s32.s32 %0, %1.h1, %2.h1;" : "=r"(r[2]) : "r"(a), "r"(b));
  asm("vsub.s32.u32.u32 %0, %1.h1, %2.h0;" : "=r"(r[3]) : "r"(c), "r"(d));
  asm("vmax.s32.s32.s32.add %0, %1.h0, %2.b2, %3;" : "=r"(r[4]) : "r"(a), "r"(b), "r"(c));
}

__device__ void bytes(unsigned *r, unsigned a, unsigned b, unsigned c, int x, int y) {
  asm("vadd.u32.u32.u32 %0, %1.b0, %2;" : "=r"(r[0]) : "r"(a), "r"(b));
  asm("vadd.u32.u32.u32 %0, %1.b3, %2.b1;" : "=r"(r[1]) : "r"(a), "r"(b));
  asm("vmad.u32.u32.u32 %0, %1.b1, %2.b3, %3;" : "=r"(r[2]) : "r"(a), "r"(b), "r"(c));
  // The rest of the result comes from the last operand.
  asm("vsub.u32.u32.u32 %0.b0, %1, %2, %3;" : "=r"(r[3]) : "r"(a), "r"(b), "r"(c));
  asm("vadd.u32.s32.s32.sat %0.b2, %1, %2, %3;" : "=r"(r[4]) : "r"(x), "r"(y), "r"(c));
  asm("vadd.s32.s32.s32.sat %0.h1, %1.h0, %2, %3;" : "=r"(r[5]) : "r"(x), "r"(y), "r"(c));
}

__device__ void words(int *r, int a, int b, int c, unsigned u, unsigned v) {
  asm("vadd.s32.s32.s32 %0, %1, %2;" : "=r"(r[0]) : "r"(a), "r"(b));
  asm("vsub.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(r[1]) : "r"(u), "r"(v), "r"(c));
  asm("vmax.s32.s32.s32.max %0, %1, %2, %3;" : "=r"(r[2]) : "r"(a), "r"(b), "r"(c));
  asm("vmin.s32.s32.s32.add %0, %1, %2, %3;" : "=r"(r[3]) : "r"(a), "r"(b), "r"(c));
  asm("vadd.u32.s32.s32.sat.min %0, %1, %2, %3;" : "=r"(r[4]) : "r"(a), "r"(b), "r"(c));
  asm("vabsdiff.s32.s32.s32.max %0, %1, %2, %3;" : "=r"(r[5]) : "r"(a), "r"(b), "r"(c)); // DIAG: inline-ptx
  asm("vset.s32.s32.lt %0, %1.h0, %2;" : "=r"(r[6]) : "r"(a), "r"(b)); // DIAG: inline-ptx
}

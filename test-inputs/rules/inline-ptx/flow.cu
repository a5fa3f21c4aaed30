// Jumps become `if` and loops.
__device__ unsigned skipped(unsigned x, unsigned y) {
  unsigned r;
  asm("{ .reg .pred p;\n"
      "  mov.u32 %0, %1;\n"
      "  setp.eq.u32 p, %1, %2;\n"
      "  @p bra DONE_%=;\n"
      "  add.u32 %0, %0, %2;\n"
      "DONE_%=:\n"
      "}"
      : "=r"(r)
      : "r"(x), "r"(y));
  return r;
}
__device__ unsigned chosen(unsigned x, unsigned y) {
  unsigned r;
  asm("{ .reg .pred p; setp.lt.s32 p, %1, %2; @!p bra $else; add.u32 %0, %1, %2; bra $end; $else: sub.u32 %0, %1, %2; $end: }"
      : "=r"(r) : "r"(x), "r"(y));
  return r;
}
__device__ unsigned divisor(unsigned x, unsigned y) {
  unsigned r;
  asm("{ .reg .pred p; .reg .u32 a, b, t; mov.u32 a, %1; mov.u32 b, %2;\n"
      "AGAIN: setp.eq.u32 p, b, 0; @p bra DONE; rem.u32 t, a, b; mov.u32 a, b; mov.u32 b, t; bra AGAIN;\n"
      "DONE: mov.u32 %0, a; }"
      : "=r"(r) : "r"(x), "r"(y));
  return r;
}
__device__ void await(unsigned *flag) {
  asm volatile("{ .reg .pred p; .reg .u32 v;\n"
               "WAIT: ld.acquire.gpu.global.u32 v, [%0]; setp.ne.u32 p, v, 0; @p bra DONE; bra WAIT;\n"
               "DONE: }" :: "l"(flag) : "memory");
}
__device__ unsigned counted(const unsigned *from, unsigned *to) { // inputs are read once
  unsigned r;
  asm("{ .reg .pred p; .reg .u32 t; mov.u32 %0, 0; L: add.u32 %0, %0, %1; st.global.u32 [%2], %0; setp.lt.u32 p, %0, 9; @p bra L; }"
      : "=r"(r) : "r"(*from), "l"(to));
  return r;
}
__global__ void ended(unsigned *f, unsigned n) {
  if (n > 3)
    asm volatile("{ .reg .pred p; setp.ge.u32 p, %0, 5; @!p bra L; exit; L: }" ::"r"(f[2]));
  f[3] = 1;
}
#define UNTIL(x) asm volatile("{ .reg .pred p; .reg .u32 v; W: ld.volatile.u32 v, [%0]; setp.ge.u32 p, v, 4; @!p bra W; }" ::"l"(x))
__device__ void macro(unsigned *flag) { UNTIL(flag); }
__device__ unsigned crossing(unsigned x) { // into a loop
  asm("{ .reg .pred p; setp.eq.u32 p, %0, 3; @p bra MIDDLE; L: add.u32 %0, %0, 1; MIDDLE: shl.b32 %0, %0, 1; setp.lt.u32 p, %0, 99; @p bra L; }" : "+r"(x)); // DIAG: inline-ptx
  return x;
}
__device__ unsigned short narrowed(float x) { // with the header that it needs
  unsigned short h;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(x));
  return h;
}

// Several instructions, registers and predicates; where statements stand.
__device__ unsigned long long several(unsigned lo, unsigned hi, unsigned long long x, unsigned n) {
  unsigned long long r;
  unsigned a, b;
  asm("mov.b64 %0, {%1, %2};" : "=l"(r) : "r"(lo), "r"(hi));
  asm("mov.b64 {%0, %1}, %2;" : "=r"(a), "=r"(b) : "l"(x));
  asm("{ .reg .b32 x, y; // swab64\n\t"
      "mov.b64 {x, y}, %1;\n\t"
      "prmt.b32 x, x, 0, 0x0123;\n\t"
      "prmt.b32 y, y, 0, 0x0123;\n\t"
      "mov.b64 %0, {y, x};\n\t"
      "}" : "=l"(r) : "l"(x));
  asm("{\n\t"
      ".reg .u32 r0, r1;\n\t"
      "shf.l.wrap.b32 r0, %1, %2, %3;\n\t"
      "shf.l.wrap.b32 r1, %2, %1, %3;\n\t"
      "mov.b64 %0, {r0, r1};\n\t"
      "}" : "=l"(r) : "r"(lo), "r"(hi), "r"(n));
  asm("xor.b64 %0, %2, %3; // xor3\n\txor.b64 %0, %0, %1;" : "=l"(r) : "l"(x), "l"(r), "l"(x + 1));
  asm("add.u32 %0, %1, %2; add.u32 %0, %0, %1;" : "=r"(a) : "r"(lo), "r"(hi));
  asm("add.u32 %1, %1, 1; mul.lo.u32 %0, %1, %1;" : "=r"(a) : "r"(lo)); // lo stays as it is
  return r + a + b;
}

__device__ void carries(unsigned *d, unsigned a0, unsigned a1, unsigned a2, unsigned b0, unsigned b1,
                        unsigned b2) {
  asm("add.cc.u32 %0, %3, %6;\n\t"
      "addc.cc.u32 %1, %4, %7;\n\t"
      "addc.u32 %2, %5, %8;"
      : "=r"(d[0]), "=r"(d[1]), "=r"(d[2])
      : "r"(a0), "r"(a1), "r"(a2), "r"(b0), "r"(b1), "r"(b2));
  asm("sub.cc.u32 %0, %2, %4; subc.u32 %1, %3, %5;"
      : "=r"(d[0]), "=r"(d[1]) : "r"(a0), "r"(a1), "r"(b0), "r"(b1));
  asm("mad.lo.cc.u32 %0, %2, %3, %0; madc.hi.u32 %1, %2, %3, %1;"
      : "+r"(d[0]), "+r"(d[1]) : "r"(a0), "r"(b0));
  asm volatile("add.cc.u32 %0, %0, %1;" : "+r"(d[0]) : "r"(a0));
  asm volatile("addc.u32 %0, %0, 0;" : "+r"(d[1]));
}

__device__ int predicates(int *to, int x, int flag, float f) {
  int r = 0;
  asm volatile("{ .reg .pred p; setp.ne.s32 p, %2, 0; @p st.global.s32 [%0], %1; }"
               :: "l"(to), "r"(x), "r"(flag) : "memory");
  asm("{ .reg .pred p; setp.lt.s32 p, %1, %2; selp.s32 %0, %1, %2, p; }" : "=r"(r) : "r"(x), "r"(flag));
  asm("{ .reg .pred p;\n\t setp.gt.f32 p, %2, 0f3F800000;\n\t @p mov.s32 %0, 1;\n\t @!p mov.s32 %0, %1; }"
      : "=r"(r) : "r"(x), "f"(f));
  if (x > 0)
    asm("mov.b64 {%0, %1}, %2;" : "=r"(x), "=r"(flag) : "l"(to));
  else
    asm("{ .reg .u32 t; add.u32 t, %1, 1; mul.lo.u32 %0, t, t; }" : "=r"(r) : "r"(x));
  asm("{ .reg .pred p; setp.eq.s32 p, %0, 0; @p bra done; add.s32 %0, %0, 1; done: }" : "+r"(r));
  return r;
}

// An output that may overlap with an input is kept apart: in PTX they are registers of their own.
__device__ void overlaps(unsigned &a, unsigned &b, unsigned x) {
  asm("add.u32 %0, %1, 1; add.u32 %0, %0, %1;" : "=r"(x) : "r"(x));
  asm("add.u32 %0, %1, 1; add.u32 %0, %0, %2;" : "=r"(a) : "r"(x), "r"(b));
}

#define ROTATE(r, x, n) asm("shf.l.wrap.b32 %0, %1, %1, %2;" : "=r"(r) : "r"(x), "r"(n))
#define SPLIT(lo, hi, x) asm("mov.b64 {%0, %1}, %2;" : "=r"(lo), "=r"(hi) : "l"(x))
#define TWICE(r, x) asm("{ .reg .u32 t; add.u32 t, %1, %1; mul.lo.u32 %0, t, t; }" : "=r"(r) : "r"(x))
#define ADD(r, x, y) asm("add.u32 %0, %1, %2;" : "=r"(r) : "r"(x), "r"(y))
__device__ unsigned macros(unsigned x, unsigned long long y, int i, float *f) {
  unsigned r, s;
  ROTATE(r, x + 1, 7);
  SPLIT(r, s, y ^ 5);
  TWICE(r, x);
  ADD(r, x, s);
  ADD(i, i, i);
  return r + s;
}

// Comparisons whose result is all ones or 1.0 where another predicate holds as well, as in sums and shifts modulo a prime.
__device__ unsigned long long addModulo(unsigned long long a, unsigned long long b, unsigned long long p) {
  unsigned long long sum;
  asm("{ .reg .u32 m; .reg .u64 t; .reg .pred p; add.u64 %0, %1, %2; setp.lt.u64 p, %0, %2;\n"
      "  set.ge.or.u32.u64 m, %0, %3, p; mov.b64 t, {m, 0}; add.u64 %0, %0, t; }"
      : "=l"(sum)
      : "l"(a), "l"(b), "l"(p));
  return sum;
}

__device__ unsigned both(unsigned a, unsigned b, int c) {
  unsigned mask;
  asm("{ .reg .pred p, q; setp.eq.u32 p|q, %1, 0; set.gt.and.u32.s32 %0, %3, 7, q; }" : "=r"(mask) : "r"(a), "r"(b), "r"(c));
  return mask;
}

__device__ float either(float a, float b) {
  float one;
  asm("{ .reg .pred p; setp.lt.f32 p, %1, 0f00000000; set.lt.xor.f32.f32 %0, %1, %2, !p; }" : "=f"(one) : "f"(a), "f"(b));
  return one;
}

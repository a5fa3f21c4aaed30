// Blocks of PTX that one statement opens and a later one closes: their registers become variables.
__device__ void subtract(unsigned *even, const unsigned *tmp, unsigned borrow, bool top) {
  asm volatile("{ .reg.pred %top; setp.ne.u32 %top, %0, 0;" ::"r"(borrow));
  for (int i = 0; i < 8; i++)
    asm volatile("@%top mov.b32 %0, %1;" : "+r"(even[i]) : "r"(tmp[i]));
  asm volatile("}");
}
__device__ unsigned choose(unsigned a, unsigned b, int flag) {
  unsigned ret;
  asm("{");
  asm(".reg.pred %p;");
  asm("setp.ne.s32 %p, %0, 0;" : : "r"(flag));
  asm("@%p setp.ne.u32 %p, %0, 0;" : : "r"(a));
  asm("selp.u32 %0, %1, %2, %p;" : "=r"(ret) : "r"(a), "r"(b));
  asm("}");
  asm("{ .reg.pred %p; .reg .u32 t<2>;");
  asm("setp.lt.u32 %p, %0, %1;" : : "r"(a), "r"(b));
  if (flag > 2) {
    asm("{ .reg .u32 u; add.u32 u, %0, 1;" ::"r"(a)); // a block in the block
    asm("mul.lo.u32 t1, u, u;");
    asm("}");
  } else
    asm("mov.u32 t1, 7;");
  asm("@%p add.u32 %0, %0, t1; }" : "+r"(ret)); // closes the block as well
  return ret;
}
template <class T> __device__ T select(T a, T b, int which) {
  T result;
#ifdef KEEPS_BOTH
  asm("{ .reg .pred p; setp.gt.s32 p, %0, 1;" ::"r"(which));
#else
  asm("{ .reg .pred p; setp.gt.s32 p, %0, 0;" ::"r"(which));
#endif
  asm("selp.b32 %0, %1, %2, p;" : "=r"(result) : "r"(a), "r"(b));
  asm("}");
  return result;
}
__global__ void k(unsigned *a, float *b, int *c) {
  subtract(a, a + 8, a[16], true);
  a[0] = choose(a[1], a[2], c[0]);
  b[0] = select(b[1], b[2], c[1]);
  c[2] = select(c[3], c[4], c[5]);
}
// A predicate that changes under itself: what follows asks again.
__device__ int again(int a, int b) {
  int r = 0;
  asm("{ .reg .pred p; setp.ne.s32 p, %1, 0; @p setp.gt.s32 p, %2, 5; @p mov.s32 %0, 7; }" : "+r"(r) : "r"(a), "r"(b));
  return r;
}
// One statement has no translation, so the others of its block stay as well.
__device__ unsigned partly(unsigned a, unsigned b) {
  asm("{ .reg .pred p; setp.ne.u32 p, %0, 0;" ::"r"(a)); // DIAG: inline-ptx
  asm("@p tcgen05.fence::before_thread_sync;"); // DIAG: inline-ptx
  asm("@p add.u32 %0, %0, 1;" : "+r"(b)); // DIAG: inline-ptx
  asm("}");
  return b;
}
// The block ends where its variables would not be known.
__device__ unsigned crossed(unsigned a, unsigned b) {
  if (a > 3) {
    asm("{ .reg .pred p; setp.ne.u32 p, %0, 0;" ::"r"(a)); // DIAG: inline-ptx
  }
  asm("@p add.u32 %0, %0, 1; }" : "+r"(b)); // DIAG: inline-ptx
  return b;
}
// The carry of 64 bits into 32, and back.
__device__ unsigned long long overflow(unsigned long long a, unsigned long long b, unsigned *top) {
  unsigned long long sum;
  asm("add.cc.u64 %0, %2, %3; addc.cc.u32 %1, %1, 0; addc.u64 %0, %0, 0;" : "=l"(sum), "+r"(*top) : "l"(a), "l"(b));
  asm("sub.cc.u64 %0, %0, %2; subc.u32 %1, %1, 0;" : "+l"(sum), "+r"(*top) : "l"(b));
  return sum;
}

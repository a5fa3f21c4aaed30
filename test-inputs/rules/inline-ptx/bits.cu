// Integers and bits: one instruction becomes an assignment.
__device__ unsigned bits(unsigned a, unsigned b, unsigned c, int pos, int len) {
  unsigned r;
  asm("bfe.u32 %0, %1, 8, 8;" : "=r"(r) : "r"(a));
  asm("bfe.u32 %0, %1, 21, 5;" : "=r"(r) : "r"(a));
  asm("bfe.u32 %0, %1, 0, 12;" : "=r"(r) : "r"(a + b));
  asm("bfe.u32 %0, %1, 16, 16;" : "=r"(r) : "r"(a));
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(pos), "r"(len));
  asm volatile("bfe.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(4), "r"(10));
  asm("bfi.b32 %0, %1, %2, 8, 4;" : "=r"(r) : "r"(a), "r"(b));
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(r) : "r"(a), "r"(b), "r"(c), "r"(b + c));
  asm("brev.b32 %0, %1;" : "=r"(r) : "r"(a));
  asm("popc.b32 %0, %1;" : "=r"(r) : "r"(a));
  asm("clz.b32 %0, %1;" : "=r"(r) : "r"(a));
  asm volatile("bfind.u32 %0, %1;" : "=r"(r) : "r"(a));
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(r) : "r"(a), "r"(b), "r"(c | 1));
  asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  asm("shf.r.clamp.b32 %0, %1, %2, 7;" : "=r"(r) : "r"(a), "r"(b));
  asm("prmt.b32 %0, %1, %2, 0x3210;" : "=r"(r) : "r"(a), "r"(b));
  asm("prmt.b32 %0, %1, %2, 0xba98;" : "=r"(r) : "r"(a), "r"(b));
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(pos));
  asm("prmt.b32.f4e %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  asm("prmt.b32.rc8 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  asm("shl.b32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  asm("shr.b32 %0, %1, 4;" : "=r"(r) : "r"(a));
  asm("vadd.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  asm("vshl.u32.u32.u32.clamp.add %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  asm("sad.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  asm("frobnicate.b32 %0, %1;" : "=r"(r) : "r"(a));   // DIAG: inline-ptx
  asm("brev.b32.approx %0, %1;" : "=r"(r) : "r"(a));  // DIAG: inline-ptx
  return r;
}

// Signed operands: PTX wraps around, C++ does not.
__device__ int numbers(int a, int b, unsigned u, long long big) {
  int r;
  long long wide;
  asm("add.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  asm("add.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(u));
  asm("sub.s32 %0, %1, 1;" : "=r"(r) : "r"(a));
  asm("mul.lo.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  asm("mad.lo.s32 %0, %1, %2, %0;" : "+r"(r) : "r"(a), "r"(b));
  asm("mul.hi.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(u));
  asm("mul.wide.s32 %0, %1, %2;" : "=l"(wide) : "r"(a), "r"(b));
  asm("mad.wide.u32 %0, %1, %2, %3;" : "=l"(wide) : "r"(a), "r"(u), "l"(big));
  asm("mul24.lo.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  asm("min.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(u));
  asm("max.u32 %0, %1, %2;" : "=r"(u) : "r"(u), "n"(5));
  asm("add.sat.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  asm("neg.s32 %0, %1;" : "=r"(r) : "r"(a));
  asm("abs.s32 %0, %1;" : "=r"(r) : "r"(a));
  asm("bfe.s32 %0, %1, 4, 6;" : "=r"(r) : "r"(a));
  asm("shr.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(u));
  asm("shr.s64 %0, %1, 3;" : "=l"(wide) : "l"(big));
  asm("bfi.b64 %0,%1,%2,%3,8;" : "=l"(wide) : "l"(big), "l"(wide), "r"(u << 3));
  asm("bfe.u64 %0,%1,%2,8;" : "=l"(wide) : "l"(big), "r"(a * 8));
  asm("cvt.u32.u64 %0, %1;" : "=r"(u) : "l"(big));
  asm("cvt.sat.u8.s32 %0, %1;" : "=r"(r) : "r"(a));
  asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(r));
  asm("dp4a.u32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(u), "r"(b), "r"(r));
  asm("dp4a.s32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(u), "r"(r));
  asm("add.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(wide)); // DIAG: inline-ptx
  return r;
}

// A constant of a template: the generic expression.
template <int table> __device__ unsigned logic(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(r) : "r"(a), "r"(b), "r"(c), "n"(table));
  return r;
}
template <class T> __device__ T dependent(T a, T b) {
  T r;
  asm("add.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
template <int n> struct Number {
  unsigned words[n];
  __device__ void add(const unsigned (&other)[n]) {
    asm volatile("add.cc.u32 %0, %0, %1;" : "+r"(words[0]) : "r"(other[0]));
    for (int i = 1; i < n; ++i)
      asm volatile("addc.cc.u32 %0, %0, %1;" : "+r"(words[i]) : "r"(other[i]));
  }
};
template <class T> __device__ T neighbor(T x) {
  asm volatile("{ .reg.b32 %copy; mov.b32 %copy, %0; shfl.sync.bfly.b32 %0, %copy, 1, 0x1f, 0xffffffff; }" : "+r"(x));
  return x;
}

// The instruction stores the low bits of what C++ computes.
__global__ void lowBits(unsigned char *p, int v, int w) {
  asm volatile("st.global.b8 [%0], %1;"
               :
               : "l"(p + threadIdx.x), "r"((v + w) / 2)
               : "memory");
}

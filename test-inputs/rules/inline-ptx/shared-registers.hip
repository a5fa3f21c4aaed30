// Blocks of PTX that one statement opens and a later one closes: their registers become variables.
#include <hip/hip_runtime.h>
__device__ void subtract(unsigned *even, const unsigned *tmp, unsigned borrow, bool top) {
  bool top_ = borrow != 0;
  for (int i = 0; i < 8; i++)
    if (top_) even[i] = tmp[i];
}
__device__ unsigned choose(unsigned a, unsigned b, int flag) {
  unsigned ret;
  bool p;
  p = flag != 0;
  if (p) p = a != 0;
  ret = p ? a : b;
  bool p_;
  unsigned t0;
  unsigned t1;
  p_ = a < b;
  if (flag > 2) {
    unsigned u = a + 1; // a block in the block
    t1 = u * u;
  } else
    t1 = 7u;
  if (p_) ret = ret + t1; // closes the block as well
  return ret;
}
template <class T> __device__ T select(T a, T b, int which) {
  T result;
#ifdef KEEPS_BOTH
  asm("{ .reg .pred p; setp.gt.s32 p, %0, 1;" ::"r"(which));
#else
  bool p = which > 0;
#endif
  result = __builtin_bit_cast(__typeof__(result), unsigned(p ? __builtin_bit_cast(unsigned, a) : __builtin_bit_cast(unsigned, b)));
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
  {
    bool p = a != 0;
    if (p) p = b > 5;
    if (p) r = 7;
  }
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
  {
    unsigned long long carry;
    unsigned carry_;
    sum = __builtin_addcll(a, b, 0, &carry);
    *top = __builtin_addc(*top, 0u, unsigned(carry), &carry_);
    sum = sum + 0ull + (unsigned long long)carry_;
  }
  {
    unsigned long long borrow;
    sum = __builtin_subcll(sum, b, 0, &borrow);
    *top = *top - 0u - unsigned(borrow);
  }
  return sum;
}

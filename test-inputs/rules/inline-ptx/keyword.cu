// Macros that stand for the keyword alone.
#define asm __asm__ __volatile__
#define PTX asm

__device__ unsigned sum(unsigned a, unsigned b) {
  unsigned r;
  asm("add.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  for (int i = 0; i < 2; ++i)
    PTX("addc.u32 %0, %0, %1;" : "+r"(r) : "r"(b));
  return r;
}

#define LANE(x) asm("mov.u32 %0, %%laneid;" : "=r"(x))
__device__ unsigned lane() {
  unsigned r;
  LANE(r);
  return r;
}

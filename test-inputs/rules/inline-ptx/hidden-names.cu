// The functions that stand for an instruction have the names of variables and functions around it.
namespace number {
__device__ inline void min(unsigned &m, unsigned a, unsigned b) {
  asm("min.u32 %0, %1, %2;" : "=r"(m) : "r"(a), "r"(b));
}
__device__ inline int clamped(float x) {
  int r;
  asm("cvt.rni.s8.f32 %0, %1;" : "=r"(r) : "f"(x));
  return r;
}
} // namespace number

__device__ unsigned largest(const unsigned *x, int n) {
  unsigned max = 0;
  for (int i = 0; i < n; ++i)
    asm("max.u32 %0, %0, %1;" : "+r"(max) : "r"(x[i]));
  return max;
}

// Outputs that change something when they are evaluated, and constants inside of instructions.
#include <cuda_runtime.h>
#include <stdint.h>

struct Four {
  unsigned x[4];
  __device__ unsigned &operator[](int i) { return x[i]; }
};
__device__ void shift(Four &v, unsigned s) {
  for (int i = 0; i < 4; ++i)
    asm("shl.b32 %0, %1, %2;" : "=r"(v[i]) : "r"(v[i]), "r"(s));
}
__device__ void twice(unsigned *r, unsigned a) {
  asm("{ .reg .u32 t; add.u32 t, %1, 1; mul.lo.u32 %0, t, t; add.u32 %0, %0, t; }" : "=r"(*r++) : "r"(a));
}
__device__ void carry(const uint64_t *a, const uint64_t *b, uint64_t *r) {
  asm("add.cc.u64 %0, %1, %2;" : "=l"(*r++) : "l"(*a++), "l"(*b++));
  asm("addc.u64 %0, %1, %2;" : "=l"(*r) : "l"(*a), "l"(*b));
}
__device__ uint4 product(uint4 a, uint2 b, uint4 c) {
  uint4 d;
  static constexpr int K = 64;
  asm volatile("mma.sync.aligned.m16n8k%14.row.col.s32.s4.s4.s32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%10,%11,%12,%13};" // DIAG: matrix-shuffles
               : "=r"(d.x), "=r"(d.y), "=r"(d.z), "=r"(d.w)
               : "r"(a.x), "r"(a.y), "r"(a.z), "r"(a.w), "r"(b.x), "r"(b.y), "r"(c.x), "r"(c.y), "r"(c.z), "r"(c.w), "n"(K));
  return d;
}
__device__ void load(unsigned (&a)[4], const void *row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3]) : "l"(row));
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.b16 {%0, %1}, [%2+16];" : "=r"(a[0]), "=r"(a[1]) : "l"(row));
}
__device__ unsigned multiprocessor() {
  unsigned s;
  asm volatile("mov.u32 %0, %%smid;" : "=r"(s)); // DIAG: meaning
  return s;
}
__global__ void k(Four *p, unsigned *o, uint64_t *l, uint4 *q, uint2 *b, float *f, int n) {
  shift(p[0], 3);
  twice(o, 4);
  carry(l, l + 2, l + 4);
  q[0] = product(q[1], b[0], q[2]);
  unsigned a[4], packed;
  load(a, o);
  float largest;
  asm("max.f32 %0, %1, %2, %3;" : "=f"(largest) : "f"(f[0]), "f"(f[1]), "f"(f[2]));
  unsigned long long both;
  asm("fma.rn.f32x2 %0, %1, %2, %3;" : "=l"(both) : "l"(l[0]), "l"(l[1]), "l"(l[2]));
  l[3] = both;
  asm("cvt.rn.relu.f16x2.f32 %0, %1, %2;" : "=r"(a[1]) : "f"(f[0]), "f"(f[1]));
  asm("set.gtu.u32.f16x2 %0, %1, %2;" : "=r"(a[2]) : "r"(a[1]), "r"(a[0]));
  o[2] = a[1] + a[2];
  asm("cvt.pack.sat.s4.s32.b32 %0, %1, %2, 0;" : "=r"(packed) : "r"(n), "r"(n + 1));
  f[3] = largest;
  o[1] = packed + a[0] + multiprocessor();
}

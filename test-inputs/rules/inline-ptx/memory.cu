// Loads, stores, atomics and copies.
#include <cstdint>
__device__ void loads(float *f, const unsigned *u, const float4 *v4, unsigned long long address, uint64_t *l) {
  float x, y, z, w;
  unsigned a, b;
  asm("ld.global.f32 %0, [%1];" : "=f"(x) : "l"(f));
  asm("ld.global.f32 %0, [%1+16];" : "=f"(x) : "l"(f));
  asm volatile("ld.global.nc.f32 %0, [%1];" : "=f"(x) : "l"(f + 1));
  asm volatile("ld.volatile.global.u32 %0, [%1];" : "=r"(a) : "l"(u));
  asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(a) : "l"(u));
  asm volatile("ld.global.cs.u32 %0, [%1];" : "=r"(a) : "l"(u));
  asm("ld.global.u8 %0, [%1];" : "=r"(a) : "l"(u));
  asm("ld.global.u32 %0, [%1];" : "=r"(b) : "l"(address));
  asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(b) : "l"(u) : "memory");
  asm volatile("ld.relaxed.sys.global.u64 %0, [%1];" : "=l"(address) : "l"(l) : "memory");
  asm("ld.global.nc.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(x), "=f"(y), "=f"(z), "=f"(w) : "l"(v4));
  asm("ld.global.nc.v2.u64 {%0,%1}, [%2+16];" : "=l"(l[0]), "=l"(l[1]) : "l"(u));
  asm volatile("ld.global.nc.L1::no_allocate.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(x), "=f"(y), "=f"(z), "=f"(w) : "l"(v4));
  asm volatile("ld.volatile.global.v2.u32 {%0, %1}, [%2];" : "=r"(a), "=r"(b) : "l"(u));
  f[0] = x + y + z + w + a + b;
}

__device__ void stores(float *f, unsigned *u, float4 *v4, float x, unsigned a) {
  asm volatile("st.global.f32 [%0], %1;" :: "l"(f), "f"(x) : "memory");
  asm volatile("st.global.cs.f32 [%0], %1;" :: "l"(f), "f"(x) : "memory");
  asm volatile("st.volatile.global.u32 [%0], %1;" :: "l"(u), "r"(a) : "memory");
  asm volatile("st.release.gpu.global.u32 [%0], %1;" :: "l"(u), "r"(a) : "memory");
  asm volatile("st.global.v4.f32 [%0], {%1, %2, %3, %4};" :: "l"(v4), "f"(x), "f"(x), "f"(x), "f"(x));
  asm volatile("st.global.cs.v4.f32 [%0], {%1, %2, %3, %4};" :: "l"(f), "f"(x), "f"(x), "f"(x), "f"(x));
  asm volatile("st.global.cg.u32 [%0], %1;" :: "l"(u), "r"(a));
  asm volatile("prefetch.global.L2 [%0];" :: "l"(f));
}

__device__ void atomics(int *i, unsigned *u, unsigned long long *l, float *f, unsigned a, int n) {
  unsigned old;
  asm volatile("red.global.add.u32 [%0], %1;" :: "l"(u), "r"(a) : "memory");
  asm volatile("red.global.add.s32 [%0], %1;" :: "l"(i), "r"(n) : "memory");
  asm volatile("red.global.add.u64 [%0],%1;" :: "l"(l), "l"(*l) : "memory");
  asm volatile("red.release.gpu.global.add.s32 [%0], %1;" :: "l"(i), "r"(n) : "memory");
  asm volatile("atom.global.add.f32 %0, [%1], %2;" : "=f"(*f) : "l"(f), "f"(1.0f));
  asm volatile("atom.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(u), "r"(a), "r"(a + 1));
  asm volatile("atom.acq_rel.sys.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(u), "r"(a), "r"(a + 1) : "memory");
  asm volatile("atom.global.max.s32 %0, [%1], %2;" : "=r"(n) : "l"(u), "r"(a));
}

__device__ void shared(const float4 *from, float *to, bool inside) {
  __shared__ float4 tile[64];
  unsigned address;
  asm("{ .reg .u64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }" : "=r"(address) : "l"(&tile[threadIdx.x]));
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" :: "r"(address), "l"(from));
  asm volatile("cp.async.ca.shared.global.L2::128B [%0], [%1], %2;\n" :: "r"(address), "l"(from), "n"(8));
  asm volatile("cp.async.cg.shared.global [%0], [%1], %2, %3;\n" :: "r"(address), "l"(from), "n"(16), "r"(inside ? 16 : 0));
  asm volatile("cp.async.commit_group;\n" ::);
  asm volatile("cp.async.wait_group %0;\n" :: "n"(0));
  __syncthreads();
  float x, y;
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(x) : "r"(address));
  asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+8];" : "=f"(x), "=f"(y) : "r"(address));
  asm volatile("st.shared.f32 [%0], %1;" :: "r"(address + 4), "f"(x));
  asm volatile("red.shared.add.u32 [%0], %1;" :: "r"(address), "r"(1));
  *to = x + y;
}
__device__ void commit() { asm volatile("cp.async.commit_group;\n" ::); }
template <int n> __device__ void wait() { asm volatile("cp.async.wait_group %0;\n" ::"n"(n)); }
__device__ float intrinsic(float *p) {
  __shared__ float tile[64];
  unsigned address = static_cast<unsigned>(__cvta_generic_to_shared(tile + threadIdx.x));
  float x;
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(x) : "r"(address));
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(x) : "r"((unsigned)__cvta_generic_to_shared(p)));
  return x;
}

// What is explained, and not translated.
// COMPILES: no, PTX is left
__device__ void memory(float *f, unsigned *u, unsigned long long *l, const float4 *from, unsigned address) {
  asm volatile("atom.global.cas.b128 %0, [%1], %2, %2;" : "=l"(*l) : "l"(l), "l"(*l));                      // DIAG: inline-ptx
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(*f) : "l"(f));                                              // DIAG: inline-ptx
  asm volatile("atom.add.noftz.f16x2 %0, [%1], %2;" : "=r"(*u) : "l"(u), "r"(address));                     // DIAG: inline-ptx
  asm volatile("ld.acquire.gpu.v2.u32 {%0, %1}, [%2];" : "=r"(u[0]), "=r"(u[1]) : "l"(u));                  // DIAG: inline-ptx
}
__device__ float floats(float a, float b, float r) {
  asm("max.xorsign.abs.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));    // DIAG: inline-ptx
  asm("mov.f32 %0, %1;" : "=f"(r) : "f"(double(a)));                    // DIAG: inline-ptx
  return r;
}
__device__ unsigned halves(unsigned a, unsigned b) {
  asm("fma.rn.bf16x2.relu %0, %1, %2, %1;" : "=r"(a) : "r"(a), "r"(b)); // DIAG: inline-ptx
  return a;
}
__device__ void machine(long long *t) {
  asm volatile("bar.sync 1, 64;");                       // DIAG: inline-ptx
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(*t)); // DIAG: inline-ptx
  asm volatile("exit;");                                 // DIAG: inline-ptx
  asm volatile("mbarrier.init.shared.b64 [%0], 1;" :: "r"(4)); // DIAG: inline-ptx
  asm volatile("wgmma.fence.sync.aligned;");             // DIAG: inline-ptx
}

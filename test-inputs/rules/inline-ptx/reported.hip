// What is explained, and not translated.
// COMPILES: no, PTX is left
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ void memory(float *f, unsigned *u, unsigned long long *l, const float4 *from, unsigned address) {
  asm volatile("atom.global.cas.b128 %0, [%1], %2, %2;" : "=l"(*l) : "l"(l), "l"(*l));                      // DIAG: inline-ptx
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(*f) : "l"(f));                                              // DIAG: inline-ptx
  asm volatile("ld.acquire.gpu.b128 %0, [%1];" : "=q"(*(unsigned __int128 *)u) : "l"(u));                   // DIAG: inline-ptx
}
__device__ float floats(float a, float b, float r) {
  asm("add.rz.sat.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));         // DIAG: inline-ptx
  asm("mov.f32 %0, %1;" : "=f"(r) : "f"(double(a)));                    // DIAG: inline-ptx
  return r;
}
__device__ void machine(long long *t) {
  *t = tranship::globaltimer();
  asm volatile("exit;");                                 // DIAG: inline-ptx
  unsigned other;
  asm volatile("mapa.shared::cluster.u32 %0, %1, 0;" : "=r"(other) : "r"(4)); // DIAG: inline-ptx
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], 16, [%2], %3;" :: "r"(4), "l"(t), "r"(other), "h"((unsigned short)3)); // DIAG: inline-ptx
  asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2}], [%3];" :: "r"(4), "l"(t), "r"(0), "r"(8)); // DIAG: inline-ptx
  asm volatile("tcgen05.fence::before_thread_sync;");    // DIAG: inline-ptx
}

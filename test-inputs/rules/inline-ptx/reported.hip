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
  asm volatile("wgmma.fence.sync.aligned;");             // DIAG: inline-ptx
}
__device__ void many(float (&d)[64], unsigned long long a, unsigned long long b) { // more operands than the translation has letters
  asm volatile("wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, 1, 1, 1, 0, 0;" : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]), "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]), "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]), "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]), "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]), "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]), "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]), "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]) : "l"(a), "l"(b)); // DIAG: inline-ptx
}

// Matrix products of a warp, with their loads and stores, by helpers.
#include <cstdint>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
__device__ void addInPlace(float *d, const uint32_t *a, const uint32_t *b) {
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" // DIAG: matrix-shuffles
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}
// As in many libraries: all operands are parameters of a macro.
#define LDMATRIX_X2(R0, R1, addr) \
  asm volatile("ldmatrix.sync.aligned.x2.m8n8.shared.b16 {%0, %1}, [%2];\n" : "=r"(R0), "=r"(R1) : "r"(addr))
#define HMMA16816(RD0, RD1, RA0, RA1, RA2, RA3, RB0, RB1, RC0, RC1)                                                \
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};\n" \
               : "=r"(RD0), "=r"(RD1)                                                                              \
               : "r"(RA0), "r"(RA1), "r"(RA2), "r"(RA3), "r"(RB0), "r"(RB1), "r"(RC0), "r"(RC1))
__device__ void casts(half2 *d, half2 *a, int b) {
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3}, {%4}, {%5, %6};"
               : "=r"(*(unsigned *)&d[0]), "=r"(reinterpret_cast<int &>(d[1]))
               : "r"(*(unsigned *)&a[0]), "r"(((unsigned *)a)[1]), "r"(b), "r"(0), "r"(0));
}
__device__ void integers(int (&d)[4], const int (&a)[4], const int (&b)[2]) {
  asm("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%11,%12,%13};"
      : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(d[0]), "r"(d[1]), "r"(d[2]), "r"(d[3]));
}
__device__ void others(float *d, double *e, const float *a, const unsigned *u) {
  asm("mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%7,%8,%9,%10};"
      : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
      : "r"(__float_as_uint(a[0])), "r"(u[1]), "r"(u[2]), "f"(0.f), "f"(0.f), "f"(0.f), "f"(0.f));
  asm("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%0,%1};"
      : "+d"(e[0]), "+d"(e[1]) : "d"(e[2]), "d"(e[3]));
  asm("mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e5m2.f16 {%0,%1}, {%2,%3,%4,%5}, {%6,%7}, {%0,%1};"
      : "+r"(((unsigned *)d)[0]), "+r"(((unsigned *)d)[1])
      : "r"(u[0]), "r"(u[1]), "r"(u[2]), "r"(u[3]), "r"(u[4]), "r"(u[5]));
}
__device__ void quads(float (&d)[8], const unsigned *a, const unsigned *b, unsigned *u) {
  asm("mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f32 {%0,%1,%2,%3,%4,%5,%6,%7}, {%8,%9}, {%10,%11}, {%0,%1,%2,%3,%4,%5,%6,%7};"
      : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])
      : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]));
  asm("mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16 {%0,%1,%2,%3}, {%4,%5}, {%6,%7}, {%0,%1,%2,%3};"
      : "+r"(u[0]), "+r"(u[1]), "+r"(u[2]), "+r"(u[3]) : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]));
}
template <int distance> __device__ void load(uint32_t (&a)[4], uint32_t address) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4 + 64];"
               : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3]) : "r"(address + distance) : "memory");
}
__global__ void k(float *x, unsigned *u) {
  __shared__ half s[256];
  unsigned a[4], b[2], c[2];
  unsigned address = __cvta_generic_to_shared(s);
  load<32>(a, address);
  LDMATRIX_X2(b[0], b[1], address + threadIdx.x);
  HMMA16816(c[0], c[1], a[0], a[1], a[2], a[3], b[0], b[1], c[0], c[1]);
  addInPlace(x, a, b);
  asm("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(u[0]) : "r"(u[1]));
  asm volatile("stmatrix.sync.aligned.m8n8.x2.shared.b16 [%0], {%1, %2};" :: "r"(address), "r"(c[0]), "r"(c[1]) : "memory");
}
__device__ void reported(unsigned *u, float *d) {
  asm("mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0,%1}, {%2,%3}, {%4,%5}, {%0,%1}, %6, 0x0;" // DIAG: inline-ptx
      : "+r"(u[0]), "+r"(u[1]) : "r"(u[2]), "r"(u[3]), "r"(u[4]), "r"(u[5]), "r"(u[6]));
  asm("ldmatrix.sync.aligned.m16n16.x4.trans.shared.b8 {%0, %1}, [%2];" : "=r"(u[0]), "=r"(u[1]) : "r"(u[2])); // DIAG: inline-ptx
}
__device__ void blocks(float *d, const unsigned *a, unsigned sa, unsigned sb, unsigned short byte) {
  asm volatile("mma.sync.aligned.kind::mxf4nvf4.block_scale.scale_vec::4X.m16n8k64.row.col.f32.e2m1.e2m1.f32.ue4m3 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3}, {%10}, {%11,%12}, {%13}, {%14,%15};"
      : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]), "r"(sa), "h"(byte), "n"(0), "r"(sb), "h"(byte), "h"((unsigned short)1));
  asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e3m2.e2m1.f32.ue8m0 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3}, %10, {0, 1}, %11, {2, 3};"
      : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]), "r"(sa), "r"(sb));
  asm("mma.sync.aligned.kind::f8f6f4.m16n8k32.row.col.f16.e2m3.e5m2.f16 {%0,%1}, {%2,%3,%4,%5}, {%6,%7}, {%0,%1};"
      : "+r"(((unsigned *)d)[0]), "+r"(((unsigned *)d)[1])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]));
}
__device__ void tilesOfBytes(unsigned *u, unsigned address) {
  asm volatile("ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8 {%0, %1}, [%2];" : "=r"(u[0]), "=r"(u[1]) : "r"(address) : "memory");
  asm volatile("ldmatrix.sync.aligned.m8n16.x2.shared.b8x16.b4x16_p64 {%0, %1}, [%2];" : "=r"(u[0]), "=r"(u[1]) : "r"(address) : "memory");
  asm volatile("stmatrix.sync.aligned.m16n8.x1.trans.shared.b8 [%0], {%1};" :: "r"(address), "r"(u[0]) : "memory");
}

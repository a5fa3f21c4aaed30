// Matrix products of a warp, with their loads and stores, by helpers.
#include <cstdint>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ void addInPlace(float *d, const uint32_t *a, const uint32_t *b) {
  {
    const tranship::Fragment<float, 4> fragment = tranship::mma<16, 8, 16, tranship::MatrixBF16, tranship::MatrixBF16, tranship::MatrixF32>({a[0], a[1], a[2], a[3]}, {b[0], b[1]}, {d[0], d[1], d[2], d[3]});
    d[0] = fragment[0];
    d[1] = fragment[1];
    d[2] = fragment[2];
    d[3] = fragment[3];
  }
}
// As in many libraries: all operands are parameters of a macro.
#define LDMATRIX_X2(R0, R1, addr) \
  do { const tranship::Fragment<unsigned, 2> ptx_fragment = tranship::ldmatrix<2>(addr); R0 = ptx_fragment[0]; R1 = ptx_fragment[1]; } while (0)
#define HMMA16816(RD0, RD1, RA0, RA1, RA2, RA3, RB0, RB1, RC0, RC1)                                                \
  do { const tranship::Fragment<unsigned, 2> ptx_fragment = tranship::mma<16, 8, 16, tranship::MatrixF16, tranship::MatrixF16, tranship::MatrixF16>({RA0, RA1, RA2, RA3}, {RB0, RB1}, {RC0, RC1}); RD0 = ptx_fragment[0]; RD1 = ptx_fragment[1]; } while (0)
__device__ void casts(half2 *d, half2 *a, int b) {
  {
    const tranship::Fragment<unsigned, 2> fragment = tranship::mma<16, 8, 8, tranship::MatrixF16, tranship::MatrixF16, tranship::MatrixF16>({*(unsigned *)&a[0], ((unsigned *)a)[1]}, {unsigned(b)}, {0, 0});
    *(unsigned *)&d[0] = fragment[0];
    reinterpret_cast<int &>(d[1]) = fragment[1];
  }
}
__device__ void integers(int (&d)[4], const int (&a)[4], const int (&b)[2]) {
  {
    const tranship::Fragment<int, 4> fragment = tranship::mma<16, 8, 32, tranship::MatrixS8, tranship::MatrixU8, tranship::MatrixS32, true>({unsigned(a[0]), unsigned(a[1]), unsigned(a[2]), unsigned(a[3])}, {unsigned(b[0]), unsigned(b[1])}, {d[0], d[1], d[2], d[3]});
    d[0] = fragment[0];
    d[1] = fragment[1];
    d[2] = fragment[2];
    d[3] = fragment[3];
  }
}
__device__ void others(float *d, double *e, const float *a, const unsigned *u) {
  {
    const tranship::Fragment<float, 4> fragment = tranship::mma<16, 8, 4, tranship::MatrixTF32, tranship::MatrixTF32, tranship::MatrixF32>({__float_as_uint(a[0]), u[1]}, {u[2]}, {0.f, 0.f, 0.f, 0.f});
    d[0] = fragment[0];
    d[1] = fragment[1];
    d[2] = fragment[2];
    d[3] = fragment[3];
  }
  {
    const tranship::Fragment<double, 2> fragment = tranship::mma<8, 8, 4, tranship::MatrixF64, tranship::MatrixF64, tranship::MatrixF64>({e[2]}, {e[3]}, {e[0], e[1]});
    e[0] = fragment[0];
    e[1] = fragment[1];
  }
  {
    const tranship::Fragment<unsigned, 2> fragment = tranship::mma<16, 8, 32, tranship::MatrixE4M3, tranship::MatrixE5M2, tranship::MatrixF16>({u[0], u[1], u[2], u[3]}, {u[4], u[5]}, {((unsigned *)d)[0], ((unsigned *)d)[1]});
    ((unsigned *)d)[0] = fragment[0];
    ((unsigned *)d)[1] = fragment[1];
  }
}
__device__ void quads(float (&d)[8], const unsigned *a, const unsigned *b, unsigned *u) {
  {
    const tranship::Fragment<float, 8> fragment = tranship::mmaOfQuads<false, true, tranship::MatrixF32>({a[0], a[1]}, {b[0], b[1]}, {d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]});
    d[0] = fragment[0];
    d[1] = fragment[1];
    d[2] = fragment[2];
    d[3] = fragment[3];
    d[4] = fragment[4];
    d[5] = fragment[5];
    d[6] = fragment[6];
    d[7] = fragment[7];
  }
  {
    const tranship::Fragment<unsigned, 4> fragment = tranship::mmaOfQuads<true, false, tranship::MatrixF16>({a[0], a[1]}, {b[0], b[1]}, {u[0], u[1], u[2], u[3]});
    u[0] = fragment[0];
    u[1] = fragment[1];
    u[2] = fragment[2];
    u[3] = fragment[3];
  }
}
template <int distance> __device__ void load(uint32_t (&a)[4], uint32_t address) {
  {
    const tranship::Fragment<unsigned, 4> fragment = tranship::ldmatrix<4, true>((address + distance) + 64);
    a[0] = fragment[0];
    a[1] = fragment[1];
    a[2] = fragment[2];
    a[3] = fragment[3];
  }
}
__global__ void k(float *x, unsigned *u) {
  __shared__ half s[256];
  unsigned a[4], b[2], c[2];
  unsigned address = ((size_t)(__attribute__((address_space(3))) void *)(s));
  load<32>(a, address);
  LDMATRIX_X2(b[0], b[1], address + threadIdx.x);
  HMMA16816(c[0], c[1], a[0], a[1], a[2], a[3], b[0], b[1], c[0], c[1]);
  addInPlace(x, a, b);
  u[0] = tranship::movmatrix(u[1]);
  tranship::stmatrix<2>(address, {c[0], c[1]});
}
__device__ void reported(unsigned *u, float *d) {
  asm("mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0,%1}, {%2,%3}, {%4,%5}, {%0,%1}, %6, 0x0;" // DIAG: inline-ptx
      : "+r"(u[0]), "+r"(u[1]) : "r"(u[2]), "r"(u[3]), "r"(u[4]), "r"(u[5]), "r"(u[6]));
  asm("ldmatrix.sync.aligned.m16n16.x4.trans.shared.b8 {%0, %1}, [%2];" : "=r"(u[0]), "=r"(u[1]) : "r"(u[2])); // DIAG: inline-ptx
}
__device__ void blocks(float *d, const unsigned *a, unsigned sa, unsigned sb, unsigned short byte) {
  {
    const tranship::Fragment<float, 4> fragment = tranship::mmaOfBlocks<64, tranship::MatrixE2M1, tranship::MatrixE2M1, tranship::ScaleE4M3, 4>({a[0], a[1], a[2], a[3]}, {a[4], a[5]}, {d[0], d[1], d[2], d[3]}, {sa, byte, 0u}, {sb, byte, (unsigned short)1});
    d[0] = fragment[0];
    d[1] = fragment[1];
    d[2] = fragment[2];
    d[3] = fragment[3];
  }
  {
    const tranship::Fragment<float, 4> fragment = tranship::mmaOfBlocks<32, tranship::MatrixE3M2, tranship::MatrixByteE2M1, tranship::ScaleE8M0, 1>({a[0], a[1], a[2], a[3]}, {a[4], a[5]}, {d[0], d[1], d[2], d[3]}, {sa, 0u, 1u}, {sb, 2u, 3u});
    d[0] = fragment[0];
    d[1] = fragment[1];
    d[2] = fragment[2];
    d[3] = fragment[3];
  }
  {
    const tranship::Fragment<unsigned, 2> fragment = tranship::mma<16, 8, 32, tranship::MatrixE2M3, tranship::MatrixE5M2, tranship::MatrixF16>({a[0], a[1], a[2], a[3]}, {a[4], a[5]}, {((unsigned *)d)[0], ((unsigned *)d)[1]});
    ((unsigned *)d)[0] = fragment[0];
    ((unsigned *)d)[1] = fragment[1];
  }
}
__device__ void tilesOfBytes(unsigned *u, unsigned address) {
  {
    const tranship::Fragment<unsigned, 2> fragment = tranship::ldmatrixOfColumns<1, 8>(address);
    u[0] = fragment[0];
    u[1] = fragment[1];
  }
  {
    const tranship::Fragment<unsigned, 2> fragment = tranship::ldmatrixOfBytes<2, 4>(address);
    u[0] = fragment[0];
    u[1] = fragment[1];
  }
  tranship::stmatrixOfColumns<1>(address, {u[0]});
}

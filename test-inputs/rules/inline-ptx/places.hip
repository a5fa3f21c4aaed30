// Outputs that change something when they are evaluated, and constants inside of instructions.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
#include <stdint.h>

struct Four {
  unsigned x[4];
  __device__ unsigned &operator[](int i) { return x[i]; }
};
__device__ void shift(Four &v, unsigned s) {
  for (int i = 0; i < 4; ++i)
    v[i] = s < 32 ? v[i] << s : 0;
}
__device__ void twice(unsigned *r, unsigned a) {
  {
    auto &place = *r++;
    unsigned t = a + 1;
    place = t * t;
    place = place + t;
  }
}
__device__ void carry(const uint64_t *a, const uint64_t *b, uint64_t *r) {
  *r++ = tranship::add_cc_u64(*a++, *b++);
  *r = tranship::addc_u64(*a, *b);
}
__device__ uint4 product(uint4 a, uint2 b, uint4 c) {
  uint4 d;
  static constexpr int K = 64;
  {
    const tranship::Fragment<int, 4> fragment = tranship::mma<16, 8, 64, tranship::MatrixS4, tranship::MatrixS4, tranship::MatrixS32>({a.x, a.y, a.z, a.w}, {b.x, b.y}, {int(c.x), int(c.y), int(c.z), int(c.w)});
    d.x = fragment[0];
    d.y = fragment[1];
    d.z = fragment[2];
    d.w = fragment[3];
  }
  return d;
}
__device__ void load(unsigned (&a)[4], const void *row) {
  {
    const tranship::Fragment<unsigned, 4> fragment = tranship::ldmatrix<4>(unsigned((unsigned long long)(row)));
    a[0] = fragment[0];
    a[1] = fragment[1];
    a[2] = fragment[2];
    a[3] = fragment[3];
  }
  {
    const tranship::Fragment<unsigned, 2> fragment = tranship::ldmatrix<2, true>(unsigned((unsigned long long)(row)) + 16);
    a[0] = fragment[0];
    a[1] = fragment[1];
  }
}
__device__ unsigned multiprocessor() {
  unsigned s;
  s = __smid(); // DIAG: meaning
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
  largest = fmaxf(fmaxf(f[0], f[1]), f[2]);
  unsigned long long both;
  both = tranship::fma_f32x2(l[0], l[1], l[2]);
  l[3] = both;
  a[1] = __builtin_bit_cast(unsigned, tranship::hmax2_nan(__floats2half2_rn(f[1], f[0]), __float2half2_rn(0.0f)));
  a[2] = tranship::hgtu2_mask(__builtin_bit_cast(__half2, a[1]), __builtin_bit_cast(__half2, a[0]));
  o[2] = a[1] + a[2];
  packed = (unsigned(min(max(n + 1, -8), 7)) & 0xf) | (unsigned(min(max(n, -8), 7)) & 0xf) << 4 | 0u << 8;
  f[3] = largest;
  o[1] = packed + a[0] + multiprocessor();
}

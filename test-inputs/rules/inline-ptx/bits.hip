// Integers and bits: one instruction becomes an assignment.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ unsigned bits(unsigned a, unsigned b, unsigned c, int pos, int len) {
  unsigned r;
  r = (a >> 8) & 0xff;
  r = (a >> 21) & 0x1f;
  r = (a + b) & 0xfff;
  r = a >> 16;
  r = unsigned((unsigned long long)a >> min(unsigned(pos) & 255, 32u) & ((1ull << min(unsigned(len) & 255, 32u)) - 1));
  r = (a >> 4) & 0x3ff;
  r = (b & ~(0xfu << 8)) | ((a & 0xf) << 8);
  r = b ^ unsigned(((b ^ (unsigned long long)a << min(c & 255, 32u)) & ((1ull << min((b + c) & 255, 32u)) - 1) << min(c & 255, 32u)));
  r = __brev(a);
  r = __popc(a);
  r = __clz(a);
  r = 31 - __clz(a);
  r = a ^ b ^ c;
  r = (a & b) | ((c | 1) & (a | b));
  r = __funnelshift_l(a, b, c);
  r = __funnelshift_rc(a, b, 7);
  r = __byte_perm(a, b, 0x3210);
  r = tranship::prmt(a, b, 0xba98);
  r = tranship::prmt(a, b, pos);
  r = __funnelshift_r(a, b, 8 * c);
  r = (a >> 8 * (c & 3) & 0xff) * 0x01010101u;
  r = b < 32 ? a << b : 0;
  r = a >> 4;
  r = a + b + c;
  r = (b < 32 ? a << b : 0) + c;
  r = __builtin_amdgcn_sad_u8(a, b, c);
  r = (a > b ? a - b : b - a) + c;
  asm("frobnicate.b32 %0, %1;" : "=r"(r) : "r"(a));   // DIAG: inline-ptx
  asm("brev.b32.approx %0, %1;" : "=r"(r) : "r"(a));  // DIAG: inline-ptx
  return r;
}

// Signed operands: PTX wraps around, C++ does not.
__device__ int numbers(int a, int b, unsigned u, long long big) {
  int r;
  long long wide;
  r = unsigned(a) + b;
  r = a + u;
  r = unsigned(a) - 1;
  r = unsigned(a) * b;
  r = unsigned(a) * b + r;
  r = __mulhi(a, int(u));
  wide = (long long)a * b;
  wide = (unsigned long long)unsigned(a) * u + big;
  r = __mul24(a, b);
  r = min(a, int(u));
  u = max(u, 5u);
  r = __builtin_elementwise_add_sat(a, b);
  r = -unsigned(a);
  r = a < 0 ? -unsigned(a) : unsigned(a);
  r = int(unsigned(a) << 22) >> 26;
  r = a >> min(u, 31u);
  wide = big >> 3;
  {
    const unsigned value = u << 3;
    wide = value < 64 ? wide ^ ((wide >> value ^ big) & 0xffull) << value : wide;
  }
  {
    const unsigned value = unsigned(a * 8);
    wide = value < 64 ? ((unsigned long long)big >> value) & 0xff : 0;
  }
  u = unsigned(big);
  r = min(max(a, 0), 255);
  r = amd_mixed_dot(__builtin_bit_cast(char4, a), __builtin_bit_cast(char4, b), r, false);
  r = tranship::dp4a_mixed(u, b, r);
  r = tranship::dp4a_mixed(u, a, r);
  asm("add.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(wide)); // DIAG: inline-ptx
  return r;
}

// A constant of a template: the generic expression.
template <int table> __device__ unsigned logic(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  r = tranship::lop3(a, b, c, table);
  return r;
}
template <class T> __device__ T dependent(T a, T b) {
  T r;
  r = __builtin_bit_cast(__typeof__(r), unsigned(__builtin_bit_cast(unsigned, a) + __builtin_bit_cast(unsigned, b)));
  return r;
}
template <int n> struct Number {
  unsigned words[n];
  __device__ void add(const unsigned (&other)[n]) {
    words[0] = tranship::add_cc_u32(words[0], other[0]);
    for (int i = 1; i < n; ++i)
      words[i] = tranship::addc_cc_u32(words[i], other[i]);
  }
};
template <class T> __device__ T neighbor(T x) {
  x = __builtin_bit_cast(__typeof__(x), unsigned(__shfl_xor(__builtin_bit_cast(unsigned, x), 1, 32)));
  return x;
}

// The instruction stores the low bits of what C++ computes.
__global__ void lowBits(unsigned char *p, int v, int w) {
  *(p + threadIdx.x) = (v + w) / 2;
}

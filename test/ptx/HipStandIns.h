// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's device functions that translated PTX calls, as HIP defines them, for the host.
#pragma once

#include <algorithm>
#include <climits>
#include <cstdint>
#include <cstring>
#include <limits>

#define __device__
#define __host__
#define __shared__ static thread_local // cases are run by several threads

using std::max;
using std::min;

struct Index {
  unsigned x, y, z;
};
constexpr Index threadIdx = {0, 0, 0}, blockDim = {1, 1, 1};

inline int __popc(unsigned x) { return __builtin_popcount(x); }
inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline int __clz(int x) { return x == 0 ? 32 : __builtin_clz(x); }
inline int __clzll(long long x) { return x == 0 ? 64 : __builtin_clzll(x); }
inline unsigned long long __brevll(unsigned long long x) {
  unsigned long long result = 0;
  for (int i = 0; i < 64; ++i, x >>= 1)
    result = result << 1 | (x & 1);
  return result;
}
inline unsigned __brev(unsigned x) { return __brevll(x) >> 32; }
inline unsigned __umulhi(unsigned x, unsigned y) { return (unsigned long long)x * y >> 32; }
inline int __mulhi(int x, int y) { return (long long)x * y >> 32; }
inline unsigned long long __umul64hi(unsigned long long x, unsigned long long y) {
  return static_cast<unsigned __int128>(x) * y >> 64;
}
inline long long __mul64hi(long long x, long long y) { return static_cast<__int128>(x) * y >> 64; }
inline int __mul24(int x, int y) {
  auto low = [](int value) { return int(unsigned(value) << 8) >> 8; };
  return (long long)low(x) * low(y);
}

/// What v_alignbit_b32 does.
inline unsigned alignBit(unsigned high, unsigned low, unsigned shift) {
  return ((unsigned long long)high << 32 | low) >> (shift & 31);
}
inline unsigned __funnelshift_l(unsigned low, unsigned high, unsigned shift) {
  unsigned n = shift & 31;
  return n == 0 ? high : alignBit(high, low, 32 - n);
}
inline unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned shift) {
  unsigned n = shift >= 32 ? 32 : shift;
  return n == 0 ? high : alignBit(high, low, 32 - n);
}
inline unsigned __funnelshift_r(unsigned low, unsigned high, unsigned shift) {
  return alignBit(high, low, shift);
}
inline unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned shift) {
  return shift >= 32 ? high : alignBit(high, low, shift);
}
inline unsigned __byte_perm(unsigned x, unsigned y, unsigned selector) {
  unsigned long long bytes = (unsigned long long)y << 32 | x;
  unsigned result = 0;
  for (int i = 0; i < 4; ++i)
    result |= unsigned(bytes >> 8 * (selector >> 4 * i & 7) & 0xff) << 8 * i;
  return result;
}

struct char4 {
  signed char v[4];
};
struct uchar4 {
  unsigned char v[4];
};
inline int amd_mixed_dot(char4 a, char4 b, int c, bool) {
  unsigned sum = c;
  for (int i = 0; i < 4; ++i)
    sum += a.v[i] * b.v[i];
  return sum;
}
inline unsigned amd_mixed_dot(uchar4 a, uchar4 b, unsigned c, bool) {
  for (int i = 0; i < 4; ++i)
    c += a.v[i] * b.v[i];
  return c;
}

/// What v_sad_u8 does.
inline unsigned __builtin_amdgcn_sad_u8(unsigned a, unsigned b, unsigned c) {
  for (int i = 0; i < 32; i += 8) {
    int difference = int(a >> i & 255) - int(b >> i & 255);
    c += difference < 0 ? -difference : difference;
  }
  return c;
}

// Clang's builtins, which GCC lacks.
template <class T> T saturate(long long value) {
  return std::clamp<long long>(value, std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
}
template <class T> T addSaturating(T a, T b) { return saturate<T>((long long)a + b); }
template <class T> T subSaturating(T a, T b) { return saturate<T>((long long)a - b); }
template <class T> T addWithCarry(T a, T b, T in, T *out) {
  T sum = a + b, all = sum + in;
  *out = sum < a || all < sum;
  return all;
}
template <class T> T subWithBorrow(T a, T b, T in, T *out) {
  T difference = a - b, all = difference - in;
  *out = a < b || difference < in;
  return all;
}
#define __builtin_elementwise_add_sat addSaturating
#define __builtin_elementwise_sub_sat subSaturating
#define __builtin_addc addWithCarry<unsigned>
#define __builtin_subc subWithBorrow<unsigned>
#define __builtin_addcll addWithCarry<unsigned long long>
#define __builtin_subcll subWithBorrow<unsigned long long>

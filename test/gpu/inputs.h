// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inputs for generated programs (write-function-program, write-ptx-program), the same on all GPUs,
// and results as bits.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

/// splitmix64
__host__ __device__ inline uint64_t mixed(uint64_t bits) {
  bits += 0x9e3779b97f4a7c15;
  bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ bits >> 27) * 0x94d049bb133111eb;
  return bits ^ bits >> 31;
}

/// The integer for operand `k` in thread `i`: of some, an edge.
__device__ inline uint64_t integerOf(unsigned i, unsigned k) {
  const uint64_t edges[] = {0,          1,          2,           7,
                            8,          31,         32,          33,
                            63,         64,         65,          127,
                            128,        255,        256,         0x7fff,
                            0x8000,     0xffff,     0x7fffffff,  0x80000000,
                            0xffffffff, 0xffffff,   0x800000,    0x7fffffffffffffff,
                            1ull << 63, ~0ull,      ~1ull,       0xffffffff00000000,
                            0x80808080, 0x7f7f7f7f, 0x100000000, 0xffffffff80000000};
  uint64_t bits = mixed(8ull * i + k);
  return (bits >> 56 & 3) == 0 ? edges[bits >> 59] : bits << 8 | bits >> 56;
}

/// Likewise a float: an edge, any bits, or one of common size.
__device__ inline float floatOf(unsigned i, unsigned k) {
  const float edges[] = {0.0f,
                         -0.0f,
                         1.0f,
                         -1.0f,
                         0.5f,
                         -0.5f,
                         1.5f,
                         2.5f,
                         -2.5f,
                         1e-40f,
                         -1e-45f,
                         3.4028235e38f,
                         1.17549435e-38f,
                         2147483648.0f,
                         -2147483648.0f,
                         2147483520.0f,
                         4294967296.0f,
                         4294967040.0f,
                         9223372036854775808.0f,
                         -9223372036854775808.0f,
                         18446744073709551616.0f,
                         65504.0f,
                         65520.0f,
                         __int_as_float(0x7f800000),
                         __int_as_float(0xff800000),
                         __int_as_float(0x7fc00000),
                         __int_as_float(0x7f800001),
                         255.5f,
                         -128.5f,
                         16777216.0f,
                         0.99999994f,
                         1e30f};
  uint64_t bits = mixed(8ull * i + k);
  if ((bits >> 56 & 3) == 0)
    return edges[bits >> 59];
  if ((bits >> 56 & 3) == 1)
    return __int_as_float(int(bits));
  return ldexpf(float(int(bits)) * 4.656612873e-10f, int(bits >> 40 & 15) - 5);
}

__device__ inline double doubleOf(unsigned i, unsigned k) {
  uint64_t bits = mixed(8ull * i + k);
  if ((bits >> 56 & 3) == 1)
    return __longlong_as_double((long long)mixed(bits));
  if ((bits >> 56 & 3) == 2)
    return ldexp(double((long long)mixed(bits)), -63 + int(bits >> 40 & 15) - 5);
  return floatOf(i, k);
}

/// Numbers for functions that approximate: positive ones of common size.
__device__ inline float sampleOf(unsigned i, unsigned k) {
  return 0.0625f + float(mixed(8ull * i + k) >> 44) * 4e-6f;
}

// One NaN for all. What `.ftz` makes 0 is 0 on all GPUs, and so is the smallest normal number: NVIDIA's flush products
// that would round to it.
__device__ inline uint64_t bitsOf(float x) { return x != x ? 0x7fc00000u : __float_as_uint(x); }
__device__ inline uint64_t bitsOf(double x) {
  return x != x ? 0x7ff8ull << 48 : (uint64_t)__double_as_longlong(x);
}
__device__ inline float flushed(float x) {
  return fabsf(x) <= 1.17549435e-38f ? copysignf(0.0f, x) : x;
}
__device__ inline unsigned halfBits(unsigned x) {
  return (x & 0x7c00) == 0x7c00 && (x & 0x3ff) != 0 ? 0x7fff : x;
}
__device__ inline unsigned flushedHalf(unsigned x) { return (x & 0x7c00) == 0 ? x & 0x8000 : x; }
__device__ inline unsigned bfloatBits(unsigned x) {
  return (x & 0x7f80) == 0x7f80 && (x & 0x7f) != 0 ? 0x7fff : x;
}

__device__ inline __half halfOf(uint64_t bits) { return __ushort_as_half((unsigned short)bits); }
__device__ inline __nv_bfloat16 bfloatOf(uint64_t bits) {
  return __ushort_as_bfloat16((unsigned short)bits);
}
__device__ inline uint64_t bitsOf(int x) { return unsigned(x); }
__device__ inline uint64_t bitsOf(unsigned x) { return x; }
__device__ inline uint64_t bitsOf(long long x) { return x; }
__device__ inline uint64_t bitsOf(unsigned long long x) { return x; }
__device__ inline uint64_t bitsOf(short x) { return (unsigned short)x; }
__device__ inline uint64_t bitsOf(unsigned short x) { return x; }
__device__ inline uint64_t bitsOf(bool x) { return x; }
__device__ inline uint64_t bitsOf(float2 x) { return bitsOf(x.x) | bitsOf(x.y) << 32; }
__device__ inline uint64_t bitsOf(__half x) { return halfBits(__half_as_ushort(x)); }
__device__ inline uint64_t bitsOf(__half2 x) {
  return bitsOf(__low2half(x)) | bitsOf(__high2half(x)) << 16;
}
__device__ inline uint64_t bitsOf(__nv_bfloat16 x) { return bfloatBits(__bfloat16_as_ushort(x)); }
__device__ inline uint64_t bitsOf(__nv_bfloat162 x) {
  return bitsOf(__low2bfloat16(x)) | bitsOf(__high2bfloat16(x)) << 16;
}
__device__ inline uint64_t wide(float x) { return bitsOf(double(x)); }
__device__ inline uint64_t wide(double x) { return bitsOf(x); }
__device__ inline uint64_t wide(__half x) { return bitsOf(double(__half2float(x))); }
__device__ inline uint64_t wide(__half2 x) { return bitsOf(double(__low2float(x))); }
__device__ inline uint64_t wide(__nv_bfloat16 x) { return bitsOf(double(__bfloat162float(x))); }
__device__ inline uint64_t wide(__nv_bfloat162 x) { return bitsOf(double(__low2float(x))); }

// A pair of floats as its bits.
__device__ inline uint64_t pairBits(unsigned long long x) {
  return bitsOf(__uint_as_float(unsigned(x))) | bitsOf(__uint_as_float(unsigned(x >> 32))) << 32;
}

constexpr unsigned count = 16384;

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The short vectors char1 to double4 with make_*, dim3, and the built-in variables of these types. CUDA
// has no operators for them, and programs define their own.
#pragma once
#pragma GCC system_header

#include "core.h"

#pragma clang force_cuda_host_device begin

// Element type, name, alignment of vectors with 2 and with 4 elements (with 1 and 3: the element's).
#define TRANSHIP_VECTORS(T, name, align2, align4)                                                  \
  struct name##1 {                                                                                 \
    T x;                                                                                           \
  };                                                                                               \
  struct __align__(align2) name##2 {                                                               \
    T x, y;                                                                                        \
  };                                                                                               \
  struct name##3 {                                                                                 \
    T x, y, z;                                                                                     \
  };                                                                                               \
  TRANSHIP_VECTOR4(T, name##4, align4)                                                             \
  name##1 make_##name##1(T x);                                                                     \
  name##2 make_##name##2(T x, T y);                                                                \
  name##3 make_##name##3(T x, T y, T z);
#define TRANSHIP_VECTOR4(T, name, align)                                                           \
  struct __align__(align) name {                                                                   \
    T x, y, z, w;                                                                                  \
  };                                                                                               \
  name make_##name(T x, T y, T z, T w);

TRANSHIP_VECTORS(signed char, char, 2, 4)
TRANSHIP_VECTORS(unsigned char, uchar, 2, 4)
TRANSHIP_VECTORS(short, short, 4, 8)
TRANSHIP_VECTORS(unsigned short, ushort, 4, 8)
TRANSHIP_VECTORS(int, int, 8, 16)
TRANSHIP_VECTORS(unsigned int, uint, 8, 16)
TRANSHIP_VECTORS(long, long, 16, 16)
TRANSHIP_VECTORS(unsigned long, ulong, 16, 16)
TRANSHIP_VECTORS(long long, longlong, 16, 16)
TRANSHIP_VECTORS(unsigned long long, ulonglong, 16, 16)
TRANSHIP_VECTORS(float, float, 8, 16)
TRANSHIP_VECTORS(double, double, 16, 16)

// CUDA 13 has the alignment in the name.
#define TRANSHIP_ALIGNED_VECTORS(T, name)                                                          \
  TRANSHIP_VECTOR4(T, name##4_16a, 16)                                                             \
  TRANSHIP_VECTOR4(T, name##4_32a, 32)
TRANSHIP_ALIGNED_VECTORS(long, long)
TRANSHIP_ALIGNED_VECTORS(unsigned long, ulong)
TRANSHIP_ALIGNED_VECTORS(long long, longlong)
TRANSHIP_ALIGNED_VECTORS(unsigned long long, ulonglong)
TRANSHIP_ALIGNED_VECTORS(double, double)

#undef TRANSHIP_ALIGNED_VECTORS
#undef TRANSHIP_VECTOR4
#undef TRANSHIP_VECTORS

struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
  constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  constexpr operator uint3() const { return {x, y, z}; }
};

#pragma clang force_cuda_host_device end

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The short vectors, char1 to double4 with make_*, dim3, and the built-in variables of these types.
#pragma once
#pragma GCC system_header

#include "core.h"

#ifdef __HIP__
// HIP's vectors have constructors and operators (vector_operators.h), CUDA's have neither.
#define TRANSHIP_VECTOR_CONSTRUCTORS(...) __VA_ARGS__
#else
#define TRANSHIP_VECTOR_CONSTRUCTORS(...)
#endif

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device begin
#endif

// C has only the types, by their tags.
#ifdef __cplusplus
#define TRANSHIP_CXX(...) __VA_ARGS__
#define TRANSHIP_NAMED(name)
#else
#define TRANSHIP_CXX(...)
#define TRANSHIP_NAMED(name) typedef struct name name;
#endif

// Element type, name, and the alignments of the vectors of 2 and of 4; those of 1 and 3 have the
// element's alignment.
#define TRANSHIP_VECTORS(T, name, align2, align4)                                                  \
  struct name##1 {                                                                                 \
    T x;                                                                                           \
    TRANSHIP_VECTOR_CONSTRUCTORS(using value_type = T; name##1() = default; constexpr name##1(T x) \
                                 : x(x){})                                                         \
  };                                                                                               \
  struct __align__(align2) name##2 {                                                               \
    T x, y;                                                                                        \
    TRANSHIP_VECTOR_CONSTRUCTORS(                                                                  \
        using value_type = T; name##2() = default; constexpr name##2(T x, T y)                     \
        : x(x), y(y) {} constexpr explicit name##2(T s)                                            \
        : x(s), y(s){})                                                                            \
  };                                                                                               \
  struct name##3 {                                                                                 \
    T x, y, z;                                                                                     \
    TRANSHIP_VECTOR_CONSTRUCTORS(                                                                  \
        using value_type = T; name##3() = default; constexpr name##3(T x, T y, T z)                \
        : x(x), y(y), z(z) {} constexpr explicit name##3(T s)                                      \
        : x(s), y(s), z(s){})                                                                      \
  };                                                                                               \
  TRANSHIP_NAMED(name##1)                                                                          \
  TRANSHIP_NAMED(name##2)                                                                          \
  TRANSHIP_NAMED(name##3)                                                                          \
  TRANSHIP_VECTOR4(T, name##4, align4)                                                             \
  TRANSHIP_CXX(inline constexpr name##1 make_##name##1(T x) { return {x}; })                       \
  TRANSHIP_CXX(inline constexpr name##2 make_##name##2(T x, T y) { return {x, y}; })               \
  TRANSHIP_CXX(inline constexpr name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; })
#define TRANSHIP_VECTOR4(T, name, align)                                                           \
  struct __align__(align) name {                                                                   \
    T x, y, z, w;                                                                                  \
    TRANSHIP_VECTOR_CONSTRUCTORS(                                                                  \
        using value_type = T; name() = default; constexpr name(T x, T y, T z, T w)                 \
        : x(x), y(y), z(z), w(w) {} constexpr explicit name(T s)                                   \
        : x(s), y(s), z(s), w(s){})                                                                \
  };                                                                                               \
  TRANSHIP_NAMED(name)                                                                             \
  TRANSHIP_CXX(inline constexpr name make_##name(T x, T y, T z, T w) { return {x, y, z, w}; })

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

#ifndef __HIP__
// CUDA 13 puts the alignment into the name.
#define TRANSHIP_ALIGNED_VECTORS(T, name)                                                          \
  TRANSHIP_VECTOR4(T, name##4_16a, 16)                                                             \
  TRANSHIP_VECTOR4(T, name##4_32a, 32)
TRANSHIP_ALIGNED_VECTORS(long, long)
TRANSHIP_ALIGNED_VECTORS(unsigned long, ulong)
TRANSHIP_ALIGNED_VECTORS(long long, longlong)
TRANSHIP_ALIGNED_VECTORS(unsigned long long, ulonglong)
TRANSHIP_ALIGNED_VECTORS(double, double)
#undef TRANSHIP_ALIGNED_VECTORS
#endif
#undef TRANSHIP_VECTOR4
#undef TRANSHIP_VECTORS
#undef TRANSHIP_VECTOR_CONSTRUCTORS

struct dim3 {
  unsigned x, y, z;
#ifdef __cplusplus
  constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
  constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  constexpr operator uint3() const { return {x, y, z}; }
#endif
};
TRANSHIP_NAMED(dim3)
#undef TRANSHIP_NAMED
#undef TRANSHIP_CXX

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device end

extern __device__ const uint3 threadIdx __asm__("tranship_local_threadIdx");
extern __device__ const uint3 blockIdx __asm__("tranship_local_blockIdx");
extern __device__ const dim3 blockDim __asm__("tranship_local_blockDim");
extern __device__ const dim3 gridDim __asm__("tranship_local_gridDim");
// The host may read it as well (HIP).
extern __device__ const int warpSize __asm__("tranship_warpSize");
#endif

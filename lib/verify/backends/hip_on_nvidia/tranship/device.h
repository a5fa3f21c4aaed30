// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device functions that HIP has on AMD GPUs, that translations use, and that CUDA lacks or defines differently.
// Included before everything else in a port that is compiled for NVIDIA GPUs. A warp has 32 lanes there.
#pragma once

#ifdef __CUDACC__
#ifndef __CUDACC_RTC__
#include <cstring>
#include <cuda_runtime.h>
#endif

#include "tranship/atomics.h"

static __device__ inline long long wall_clock64() {
  long long nanoseconds;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(nanoseconds));
  return nanoseconds;
}
static __device__ inline unsigned __lane_id() {
  unsigned lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  return lane;
}

// Operations without a mask: they apply to the active lanes. Compilers still know some of the
// names, but not the operations: those are macros, without parameters, since NVIDIA libraries have
// types with these names.
#define __ballot transhipBallot
#define __any transhipAny
#define __all transhipAll
#if CUDART_VERSION < 13000 || defined(__clang__)
#define __match_any transhipMatchAny
#define __match_all transhipMatchAll
#define __shfl transhipShuffle
#define __shfl_up transhipShuffleUp
#define __shfl_down transhipShuffleDown
#define __shfl_xor transhipShuffleXor
#endif
template <class T> static __device__ inline T __shfl(T value, int lane, int width = 32) {
  return __shfl_sync(__activemask(), value, lane, width);
}
template <class T>
static __device__ inline T __shfl_up(T value, unsigned distance, int width = 32) {
  return __shfl_up_sync(__activemask(), value, distance, width);
}
template <class T>
static __device__ inline T __shfl_down(T value, unsigned distance, int width = 32) {
  return __shfl_down_sync(__activemask(), value, distance, width);
}
template <class T> static __device__ inline T __shfl_xor(T value, int mask, int width = 32) {
  return __shfl_xor_sync(__activemask(), value, mask, width);
}
static __device__ inline unsigned long long __ballot(int predicate) {
  return __ballot_sync(__activemask(), predicate);
}
static __device__ inline int __any(int predicate) { return __any_sync(__activemask(), predicate); }
static __device__ inline int __all(int predicate) { return __all_sync(__activemask(), predicate); }
template <class T> static __device__ inline unsigned long long __match_any(T value) {
  return __match_any_sync(__activemask(), value);
}
template <class T>
static __device__ inline unsigned long long __match_all(T value, int *predicate) {
  return __match_all_sync(__activemask(), value, predicate);
}

// Overloads for HIP's 64-bit masks; other masks select CUDA's own functions.
template <unsigned bytes> struct TranshipMask {};
template <> struct TranshipMask<8> { using Type = unsigned long long; };
template <class Mask> using TranshipWideMask = typename TranshipMask<sizeof(Mask)>::Type;
template <class Mask>
static __device__ inline TranshipWideMask<Mask> __ballot_sync(Mask mask, int predicate) {
  return __ballot_sync(unsigned(mask), predicate);
}
template <class Mask, class T>
static __device__ inline TranshipWideMask<Mask> __match_any_sync(Mask mask, T value) {
  return __match_any_sync(unsigned(mask), value);
}
template <class Mask, class T>
static __device__ inline TranshipWideMask<Mask> __match_all_sync(Mask mask, T value,
                                                                 int *predicate) {
  return __match_all_sync(unsigned(mask), value, predicate);
}

// Compiler builtins for AMD GPUs. nvcc has __builtin_trap, but only on the host.
#define __builtin_amdgcn_s_sleep(cycles) __nanosleep((cycles)*64)
#ifndef __clang__
static __host__ __device__ inline void transhipTrap() {
#ifdef __CUDA_ARCH__
  __trap();
#else
  __builtin_trap();
#endif
}
#define __builtin_trap() transhipTrap()
#define __builtin_debugtrap() __brkpt()
#endif

// Approximations: each executes the PTX instruction that a translation replaces by this builtin.
#define TRANSHIP_APPROXIMATION(name, instruction)                                                  \
  static __device__ inline float name(float x) {                                                   \
    float y;                                                                                       \
    asm(instruction ".approx.f32 %0, %1;" : "=f"(y) : "f"(x));                                     \
    return y;                                                                                      \
  }
TRANSHIP_APPROXIMATION(__builtin_amdgcn_rcpf, "rcp")
TRANSHIP_APPROXIMATION(__builtin_amdgcn_sqrtf, "sqrt")
TRANSHIP_APPROXIMATION(__builtin_amdgcn_rsqf, "rsqrt")
TRANSHIP_APPROXIMATION(__builtin_amdgcn_exp2f, "ex2")
TRANSHIP_APPROXIMATION(__builtin_amdgcn_logf, "lg2")
#undef TRANSHIP_APPROXIMATION

// Integers.
static __device__ inline unsigned __builtin_amdgcn_sad_u8(unsigned a, unsigned b, unsigned c) {
  unsigned sum = c;
  for (int i = 0; i < 32; i += 8)
    sum += abs(int(a >> i & 255) - int(b >> i & 255));
  return sum;
}
template <class T> static __device__ inline int transhipBytes(const T &bytes) {
  int word;
  memcpy(&word, &bytes, sizeof word);
  return word;
}
static __device__ inline int amd_mixed_dot(char4 a, char4 b, int c, bool) {
  return __dp4a(transhipBytes(a), transhipBytes(b), c);
}
static __device__ inline unsigned amd_mixed_dot(uchar4 a, uchar4 b, unsigned c, bool) {
  return __dp4a(unsigned(transhipBytes(a)), unsigned(transhipBytes(b)), c);
}
#ifndef __clang__
static __host__ __device__ inline int transhipSaturated(long long x) {
  long long largest = 0x7fffffff;
  return x > largest ? largest : x < -largest - 1 ? -largest - 1 : x;
}
static __host__ __device__ inline int __builtin_elementwise_add_sat(int a, int b) {
  return transhipSaturated((long long)a + b);
}
static __host__ __device__ inline int __builtin_elementwise_sub_sat(int a, int b) {
  return transhipSaturated((long long)a - b);
}

// nvcc has this function only on the host.
static __host__ __device__ constexpr bool transhipIsNormal(float x) {
  float size = x < 0 ? -x : x;
  return size >= 1.17549435e-38f && size <= 3.40282347e+38f;
}
static __host__ __device__ constexpr bool transhipIsNormal(double x) {
  double size = x < 0 ? -x : x;
  return size >= 2.2250738585072014e-308 && size <= 1.7976931348623157e+308;
}
static constexpr bool transhipIsNormal(long double x) { return __builtin_isnormal(x); }
#define __builtin_isnormal(x) transhipIsNormal(x)

#if __cplusplus >= 201703L
// The compiler's builtin accepts only trivially copyable types, and CUDA's half2 is not one.
template <class To, class From> static __host__ __device__ inline To transhipCopy(const From &from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  memcpy(&to, &from, sizeof to);
  return to;
}
template <class To, class From>
static __host__ __device__ constexpr To transhipBitCast(const From &from) {
  if constexpr (__is_trivially_copyable(To) && __is_trivially_copyable(From))
    return __builtin_bit_cast(To, from);
  else
    return transhipCopy<To>(from);
}
#define __builtin_bit_cast(To, ...) transhipBitCast<To>(__VA_ARGS__)
#endif
#endif

// Directed rounding: the OCML names differ.
#define TRANSHIP_ROUNDED(T, bits, one, fused, theirs, ours)                                        \
  static __device__ inline T __ocml_add_##theirs##_##bits(T a, T b) {                              \
    return one##add_##ours(a, b);                                                                  \
  }                                                                                                \
  static __device__ inline T __ocml_sub_##theirs##_##bits(T a, T b) {                              \
    return one##sub_##ours(a, b);                                                                  \
  }                                                                                                \
  static __device__ inline T __ocml_mul_##theirs##_##bits(T a, T b) {                              \
    return one##mul_##ours(a, b);                                                                  \
  }                                                                                                \
  static __device__ inline T __ocml_fma_##theirs##_##bits(T a, T b, T c) {                         \
    return fused##ours(a, b, c);                                                                   \
  }
#define TRANSHIP_ROUNDED_BOTH(theirs, ours)                                                        \
  TRANSHIP_ROUNDED(float, f32, __f, __fmaf_, theirs, ours)                                         \
  TRANSHIP_ROUNDED(double, f64, __d, __fma_, theirs, ours)
TRANSHIP_ROUNDED_BOTH(rte, rn)
TRANSHIP_ROUNDED_BOTH(rtz, rz)
TRANSHIP_ROUNDED_BOTH(rtp, ru)
TRANSHIP_ROUNDED_BOTH(rtn, rd)
#undef TRANSHIP_ROUNDED_BOTH
#undef TRANSHIP_ROUNDED
#endif

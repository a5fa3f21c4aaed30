// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What HIP has on AMD's GPUs, and translations use, and CUDA lacks or has otherwise. It is included
// before all else in a port that is compiled for NVIDIA's GPUs. A warp has 32 lanes there.
#pragma once

#ifdef __CUDACC__
#ifndef __CUDACC_RTC__
#include <cuda_runtime.h>
#endif

#include "tranship/atomics.h"

static __device__ inline unsigned __lane_id() {
  unsigned lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  return lane;
}

// Operations without a mask: of the lanes that are there. Compilers know some of the names, but no
// longer the operations: those are macros, without parameters, since NVIDIA's libraries have types
// of these names.
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

// Masks have 64 bits. Only for those: with others, CUDA's own functions are meant.
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

// The compiler's functions for AMD's GPUs. nvcc has __builtin_trap, but on the host only.
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

// Arithmetic that rounds in a direction: AMD's library names it otherwise.
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

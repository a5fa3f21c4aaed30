// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// __half and __half2: 16-bit floating point that computes like a GPU, with one rounding per
// operation.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "half_types.h"
#include "vector.h"

#ifdef __cplusplus

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device begin
#endif

struct __half_raw {
  unsigned short x;
};
struct __attribute__((aligned(4))) __half2_raw {
  unsigned short x, y;
};

struct TranshipHalfFormat {
  typedef __half_raw Raw;
  // What __hisinf returns: CUDA's tells the sign, HIP's only for bfloat16.
#ifdef __HIP__
  typedef bool InfinityTest;
  static constexpr bool negatesRelations = true;
#else
  typedef int InfinityTest;
  static constexpr bool negatesRelations = false;
#endif
  static constexpr bool comparesFirst = false;
  static inline float toFloat(unsigned short bits) {
    return float(__builtin_bit_cast(_Float16, bits));
  }
  static inline unsigned short fromFloat(float value) {
    return __builtin_bit_cast(unsigned short, _Float16(value));
  }
  static inline unsigned short fromDouble(double value) {
    return __builtin_bit_cast(unsigned short, _Float16(value));
  }
  static inline double fused(float a, float b, float c) { return transhipFused(a, b, c); }
  static inline float least(float a, float b) {
#ifdef __HIP__
    return a != b ? fminf(a, b) : a;
#else
    return -transhipMax(-a, -b);
#endif
  }
};
struct __half : TranshipSmallFloat<__half, TranshipHalfFormat> {
  using TranshipSmallFloat::TranshipSmallFloat;
  __half() = default;
};
TRANSHIP_SMALL_FLOAT_PAIR(__half2, __half, __half2_raw)
typedef __half half;
typedef __half2 half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;

TRANSHIP_SMALL_FLOAT_FUNCTIONS(__half, __half2)
TRANSHIP_SMALL_FLOAT_CONVERSIONS(__half, __half2, half, half2)

inline float __half2float(__half a) { return float(a); }
inline float2 __half22float2(__half2 a) { return {float(a.x), float(a.y)}; }
inline __half2 __halves2half2(__half a, __half b) { return __half2(a, b); }
inline __half2 make_half2(__half a, __half b) { return __half2(a, b); }

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device end
#endif

#ifdef TRANSHIP_GPU
TRANSHIP_SMALL_FLOAT_ATOMICS(__half, __half2)
#ifdef __HIP__
__device__ inline float amd_mixed_dot(__half2 a, __half2 b, float c, bool saturates) {
  float sum = float(a.x) * float(b.x) + float(a.y) * float(b.y) + c;
  return !saturates ? sum : sum < 0 ? 0 : sum > 1 ? 1 : sum;
}
#endif
#endif
#endif

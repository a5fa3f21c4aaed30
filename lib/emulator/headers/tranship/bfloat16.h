// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// __nv_bfloat16 and its pair (HIP: __hip_bfloat16, hip_bfloat16).
#pragma once
#pragma GCC system_header

#include "core.h"
#include "half_types.h"
#include "vector.h"

#ifdef __cplusplus

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device begin
#endif

struct __nv_bfloat16_raw {
  unsigned short x;
};

struct __attribute__((aligned(4))) __nv_bfloat162_raw {
  unsigned short x, y;
};
typedef __nv_bfloat16_raw __hip_bfloat16_raw;
typedef __nv_bfloat162_raw __hip_bfloat162_raw;

struct TranshipBfloat16Format {
  typedef __nv_bfloat16_raw Raw;
  typedef int InfinityTest;
  static constexpr bool negatesRelations = false;
#ifdef __HIP__
  static constexpr bool comparesFirst = true;
#else
  static constexpr bool comparesFirst = false;
#endif
  static inline float toFloat(unsigned short bits) {
    return __builtin_bit_cast(float, (unsigned)bits << 16);
  }
  static inline unsigned short fromFloat(float value) {
    unsigned bits = __builtin_bit_cast(unsigned, value);
    if (value != value)
      return 0x7fff;
    // To the nearest, ties to even.
    return (unsigned short)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
  }
  static inline unsigned short fromDouble(double value) {
    float near = float(value);
    unsigned bits = __builtin_bit_cast(unsigned, near);
    // A float with an odd last bit can be rounded once more.
    if (value == value && double(near) != value)
      bits = (bits - (fabs(double(near)) > fabs(value))) | 1;
    return fromFloat(__builtin_bit_cast(float, bits));
  }
  static inline double fused(float a, float b, float c) {
#ifdef __HIP__
    return fmaf(a, b, c); // AMD's GPUs compute a float, which is rounded once more
#else
    return transhipFused(a, b, c);
#endif
  }
  static inline float least(float a, float b) {
#ifdef __HIP__
    return a != b ? fminf(a, b) : b;
#else
    return -transhipMax(-a, -b);
#endif
  }
};
struct __nv_bfloat16 : TranshipSmallFloat<__nv_bfloat16, TranshipBfloat16Format> {
  using TranshipSmallFloat::TranshipSmallFloat;
  __nv_bfloat16() = default;
};
TRANSHIP_SMALL_FLOAT_PAIR(__nv_bfloat162, __nv_bfloat16, __nv_bfloat162_raw)
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
typedef __nv_bfloat16 __hip_bfloat16;
typedef __nv_bfloat162 __hip_bfloat162;
typedef __nv_bfloat16 hip_bfloat16;

TRANSHIP_SMALL_FLOAT_FUNCTIONS(__nv_bfloat16, __nv_bfloat162)
TRANSHIP_SMALL_FLOAT_CONVERSIONS(__nv_bfloat16, __nv_bfloat162, bfloat16, bfloat162)

#define CUDART_ZERO_BF16 __ushort_as_bfloat16(0x0000)
#define CUDART_ONE_BF16 __ushort_as_bfloat16(0x3f80)
#define CUDART_INF_BF16 __ushort_as_bfloat16(0x7f80)
#define CUDART_NAN_BF16 __ushort_as_bfloat16(0x7fff)
#define HIPRT_ZERO_BF16 CUDART_ZERO_BF16
#define HIPRT_ONE_BF16 CUDART_ONE_BF16
#define HIPRT_INF_BF16 CUDART_INF_BF16
#define HIPRT_NAN_BF16 CUDART_NAN_BF16

inline float __bfloat162float(__nv_bfloat16 a) { return float(a); }
inline float2 __bfloat1622float2(__nv_bfloat162 a) { return {float(a.x), float(a.y)}; }
inline __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) {
  return __nv_bfloat162(a, b);
}
inline __nv_bfloat162 make_bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) {
  return __nv_bfloat162(a, b);
}

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device end
#endif

#ifdef TRANSHIP_GPU
TRANSHIP_SMALL_FLOAT_ATOMICS(__nv_bfloat16, __nv_bfloat162)
#endif
#endif

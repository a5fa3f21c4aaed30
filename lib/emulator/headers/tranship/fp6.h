// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers of 6 bits, each in a byte: cuda_fp6.h and hip/hip_fp6.h. All of them are finite: values that are
// too large become the largest number, and NaN becomes the largest positive one. (HIP keeps the sign
// of a NaN, which is not imitated here.)
#pragma once
#pragma GCC system_header

#include "tiny_float_types.h"

#ifdef __cplusplus

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device begin
#endif

typedef unsigned char __nv_fp6_storage_t, __hip_fp6_storage_t;
typedef unsigned short __nv_fp6x2_storage_t, __hip_fp6x2_storage_t;
typedef unsigned __nv_fp6x4_storage_t, __hip_fp6x4_storage_t;
#ifdef __HIP__
enum __hip_fp6_interpretation_t { __HIP_E3M2, __HIP_E2M3, __NV_E3M2 = 0, __NV_E2M3 = 1 };
typedef __hip_fp6_interpretation_t __nv_fp6_interpretation_t;
#else
enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 };
#endif

inline constexpr TranshipTinyFormat transhipE2M3 = {6, 3, 1, 0x1f, 0x1f, 0x1f};
inline constexpr TranshipTinyFormat transhipE3M2 = {6, 2, 3, 0x1f, 0x1f, 0x1f};
inline TranshipTinyFormat transhipFormat(__nv_fp6_interpretation_t kind) {
  return kind == __NV_E2M3 ? transhipE2M3 : transhipE3M2;
}

TRANSHIP_TINY_TYPE(__nv_fp6_e2m3, __nv_fp6_storage_t, transhipE2M3)
TRANSHIP_TINY_TYPE(__nv_fp6_e3m2, __nv_fp6_storage_t, transhipE3M2)
TRANSHIP_TINY_PAIR(__nv_fp6x2_e2m3, __nv_fp6_e2m3, __nv_fp6x2_storage_t, 8, transhipE2M3)
TRANSHIP_TINY_PAIR(__nv_fp6x2_e3m2, __nv_fp6_e3m2, __nv_fp6x2_storage_t, 8, transhipE3M2)
TRANSHIP_TINY_FOUR(__nv_fp6x4_e2m3, __nv_fp6x2_e2m3, __nv_fp6x4_storage_t, 8, transhipE2M3)
#ifdef __HIP__ // HIP 7.2 takes the high pair first, of this type alone.
TRANSHIP_TINY_FOUR_OF(__nv_fp6x4_e3m2, __nv_fp6x2_e3m2, __nv_fp6x4_storage_t, 8, transhipE3M2,
                      high, low)
#else
TRANSHIP_TINY_FOUR(__nv_fp6x4_e3m2, __nv_fp6x2_e3m2, __nv_fp6x4_storage_t, 8, transhipE3M2)
#endif
typedef __nv_fp6_e2m3 __hip_fp6_e2m3;
typedef __nv_fp6_e3m2 __hip_fp6_e3m2;
typedef __nv_fp6x2_e2m3 __hip_fp6x2_e2m3;
typedef __nv_fp6x2_e3m2 __hip_fp6x2_e3m2;
typedef __nv_fp6x4_e2m3 __hip_fp6x4_e2m3;
typedef __nv_fp6x4_e3m2 __hip_fp6x4_e3m2;

inline __nv_fp6_storage_t transhipFp6(double x, __nv_fp6_interpretation_t kind) {
  return transhipTinyCode(transhipFormat(kind), x, true);
}
inline __nv_fp6x2_storage_t transhipFp6x2(double x, double y, __nv_fp6_interpretation_t kind) {
  return (__nv_fp6x2_storage_t)(transhipFp6(x, kind) | transhipFp6(y, kind) << 8);
}
// Only rounding to the nearest is defined.
#define TRANSHIP_FP6_SETTINGS __nv_fp6_interpretation_t kind, cudaRoundMode
TRANSHIP_TINY_FUNCTION(__nv_fp6_storage_t, double_to_fp6, (double x, TRANSHIP_FP6_SETTINGS),
                       return transhipFp6(x, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp6_storage_t, float_to_fp6, (float x, TRANSHIP_FP6_SETTINGS),
                       return transhipFp6(x, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp6_storage_t, halfraw_to_fp6, (__half_raw x, TRANSHIP_FP6_SETTINGS),
                       return transhipFp6(transhipFromRaw(x), kind))
TRANSHIP_TINY_FUNCTION(__nv_fp6_storage_t, bfloat16raw_to_fp6, (__nv_bfloat16_raw x, TRANSHIP_FP6_SETTINGS),
                       return transhipFp6(transhipFromRaw(x), kind))
TRANSHIP_TINY_FUNCTION(__nv_fp6x2_storage_t, double2_to_fp6x2,
                       (double2 x, TRANSHIP_FP6_SETTINGS),
                       return transhipFp6x2(x.x, x.y, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp6x2_storage_t, float2_to_fp6x2,
                       (float2 x, TRANSHIP_FP6_SETTINGS),
                       return transhipFp6x2(x.x, x.y, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp6x2_storage_t, halfraw2_to_fp6x2,
                       (__half2_raw x, TRANSHIP_FP6_SETTINGS),
                       return transhipFp6x2(transhipFromRaw(__half_raw{x.x}),
                                            transhipFromRaw(__half_raw{x.y}), kind))
TRANSHIP_TINY_FUNCTION(__nv_fp6x2_storage_t, bfloat16raw2_to_fp6x2,
                       (__nv_bfloat162_raw x, TRANSHIP_FP6_SETTINGS),
                       return transhipFp6x2(transhipFromRaw(__nv_bfloat16_raw{x.x}),
                                            transhipFromRaw(__nv_bfloat16_raw{x.y}), kind))
TRANSHIP_TINY_FUNCTION(__half_raw, fp6_to_halfraw,
                       (__nv_fp6_storage_t x, __nv_fp6_interpretation_t kind),
                       return __half(transhipTinyValue(transhipFormat(kind), x)))
TRANSHIP_TINY_FUNCTION(__half2_raw, fp6x2_to_halfraw2,
                       (__nv_fp6x2_storage_t x, __nv_fp6_interpretation_t kind),
                       return {__half(transhipTinyValue(transhipFormat(kind), x & 0xff)).bits,
                               __half(transhipTinyValue(transhipFormat(kind), x >> 8)).bits})

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device end
#endif
#endif

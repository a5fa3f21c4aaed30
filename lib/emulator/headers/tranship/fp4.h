// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers of 4 bits: cuda_fp4.h and hip/hip_fp4.h. All of them are finite: what is too large, and
// NaN, becomes 6.
#pragma once
#pragma GCC system_header

#include "tiny_float_types.h"

#ifdef __cplusplus

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device begin
#endif

typedef unsigned char __nv_fp4_storage_t, __hip_fp4_storage_t;
typedef unsigned char __nv_fp4x2_storage_t, __hip_fp4x2_storage_t;
typedef unsigned short __nv_fp4x4_storage_t, __hip_fp4x4_storage_t;
enum __nv_fp4_interpretation_t { __NV_E2M1, __HIP_E2M1 = 0 };
typedef __nv_fp4_interpretation_t __hip_fp4_interpretation_t;

inline constexpr TranshipTinyFormat transhipE2M1 = {4, 1, 1, 0x7, 0x7, 0x7};

TRANSHIP_TINY_TYPE(__nv_fp4_e2m1, __nv_fp4_storage_t, transhipE2M1)
TRANSHIP_TINY_PAIR(__nv_fp4x2_e2m1, __nv_fp4_e2m1, __nv_fp4x2_storage_t, 4, transhipE2M1)
TRANSHIP_TINY_FOUR(__nv_fp4x4_e2m1, __nv_fp4x2_e2m1, __nv_fp4x4_storage_t, 4, transhipE2M1)
typedef __nv_fp4_e2m1 __hip_fp4_e2m1;
typedef __nv_fp4x2_e2m1 __hip_fp4x2_e2m1;
typedef __nv_fp4x4_e2m1 __hip_fp4x4_e2m1;

// Only rounding to the nearest is defined.
#define TRANSHIP_FP4_SETTINGS __nv_fp4_interpretation_t, cudaRoundMode
TRANSHIP_TINY_FUNCTION(__nv_fp4_storage_t, double_to_fp4, (double x, TRANSHIP_FP4_SETTINGS),
                       return __nv_fp4_e2m1::encoded(x))
TRANSHIP_TINY_FUNCTION(__nv_fp4_storage_t, float_to_fp4, (float x, TRANSHIP_FP4_SETTINGS),
                       return __nv_fp4_e2m1::encoded(x))
TRANSHIP_TINY_FUNCTION(__nv_fp4_storage_t, halfraw_to_fp4, (__half_raw x, TRANSHIP_FP4_SETTINGS),
                       return __nv_fp4_e2m1::encoded(transhipFromRaw(x)))
TRANSHIP_TINY_FUNCTION(__nv_fp4_storage_t, bfloat16raw_to_fp4,
                       (__nv_bfloat16_raw x, TRANSHIP_FP4_SETTINGS),
                       return __nv_fp4_e2m1::encoded(transhipFromRaw(x)))
TRANSHIP_TINY_FUNCTION(__nv_fp4x2_storage_t, double2_to_fp4x2, (double2 x, TRANSHIP_FP4_SETTINGS),
                       return __nv_fp4x2_e2m1(x).__x)
TRANSHIP_TINY_FUNCTION(__nv_fp4x2_storage_t, float2_to_fp4x2, (float2 x, TRANSHIP_FP4_SETTINGS),
                       return __nv_fp4x2_e2m1(x).__x)
TRANSHIP_TINY_FUNCTION(__nv_fp4x2_storage_t, halfraw2_to_fp4x2,
                       (__half2_raw x, TRANSHIP_FP4_SETTINGS),
                       return __nv_fp4x2_e2m1::packed(transhipFromRaw(__half_raw{x.x}),
                                                      transhipFromRaw(__half_raw{x.y})))
TRANSHIP_TINY_FUNCTION(__nv_fp4x2_storage_t, bfloat16raw2_to_fp4x2,
                       (__nv_bfloat162_raw x, TRANSHIP_FP4_SETTINGS),
                       return __nv_fp4x2_e2m1::packed(transhipFromRaw(__nv_bfloat16_raw{x.x}),
                                                      transhipFromRaw(__nv_bfloat16_raw{x.y})))
TRANSHIP_TINY_FUNCTION(__half_raw, fp4_to_halfraw,
                       (__nv_fp4_storage_t x, __nv_fp4_interpretation_t),
                       return __half(transhipTinyValue(transhipE2M1, x)))
TRANSHIP_TINY_FUNCTION(__half2_raw, fp4x2_to_halfraw2,
                       (__nv_fp4x2_storage_t x, __nv_fp4_interpretation_t),
                       return {__half(transhipTinyValue(transhipE2M1, x & 0xf)).bits,
                               __half(transhipTinyValue(transhipE2M1, x >> 4)).bits})

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device end
#endif
#endif

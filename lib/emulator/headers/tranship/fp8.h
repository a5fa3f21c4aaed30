// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers of 8 bits: cuda_fp8.h and hip/hip_fp8.h, with the formats of OCP.
#pragma once
#pragma GCC system_header

#include "tiny_float_types.h"

#ifdef __cplusplus

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device begin
#endif

typedef unsigned char __nv_fp8_storage_t, __hip_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t, __hip_fp8x2_storage_t;
typedef unsigned __nv_fp8x4_storage_t, __hip_fp8x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE, __HIP_NOSAT = 0, __HIP_SATFINITE = 1 };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2, __HIP_E4M3 = 0, __HIP_E5M2 = 1 };
typedef __nv_saturation_t __hip_saturation_t;
typedef __nv_fp8_interpretation_t __hip_fp8_interpretation_t;

// E4M3 has no infinity, and one NaN.
inline constexpr TranshipTinyFormat transhipE4M3 = {8, 3, 7, 0x7e, 0x7f, 0x7f};
inline constexpr TranshipTinyFormat transhipE5M2 = {8, 2, 15, 0x7b, 0x7c, 0x7f};
inline TranshipTinyFormat transhipFormat(__nv_fp8_interpretation_t kind) {
  return kind == __NV_E4M3 ? transhipE4M3 : transhipE5M2;
}

TRANSHIP_TINY_TYPE(__nv_fp8_e4m3, __nv_fp8_storage_t, transhipE4M3)
TRANSHIP_TINY_TYPE(__nv_fp8_e5m2, __nv_fp8_storage_t, transhipE5M2)
TRANSHIP_TINY_PAIR(__nv_fp8x2_e4m3, __nv_fp8_e4m3, __nv_fp8x2_storage_t, 8, transhipE4M3)
TRANSHIP_TINY_PAIR(__nv_fp8x2_e5m2, __nv_fp8_e5m2, __nv_fp8x2_storage_t, 8, transhipE5M2)
TRANSHIP_TINY_FOUR(__nv_fp8x4_e4m3, __nv_fp8x2_e4m3, __nv_fp8x4_storage_t, 8, transhipE4M3)
TRANSHIP_TINY_FOUR(__nv_fp8x4_e5m2, __nv_fp8x2_e5m2, __nv_fp8x4_storage_t, 8, transhipE5M2)
typedef __nv_fp8_e4m3 __hip_fp8_e4m3;
typedef __nv_fp8_e5m2 __hip_fp8_e5m2;
typedef __nv_fp8x2_e4m3 __hip_fp8x2_e4m3;
typedef __nv_fp8x2_e5m2 __hip_fp8x2_e5m2;
typedef __nv_fp8x4_e4m3 __hip_fp8x4_e4m3;
typedef __nv_fp8x4_e5m2 __hip_fp8x4_e5m2;

inline __nv_fp8_storage_t transhipFp8(double x, __nv_saturation_t saturation,
                                      __nv_fp8_interpretation_t kind) {
  return transhipTinyCode(transhipFormat(kind), x, saturation == __NV_SATFINITE);
}
inline __nv_fp8x2_storage_t transhipFp8x2(double x, double y, __nv_saturation_t saturation,
                                          __nv_fp8_interpretation_t kind) {
  return (__nv_fp8x2_storage_t)(transhipFp8(x, saturation, kind) |
                                transhipFp8(y, saturation, kind) << 8);
}
#define TRANSHIP_FP8_SETTINGS __nv_saturation_t saturation, __nv_fp8_interpretation_t kind
TRANSHIP_TINY_FUNCTION(__nv_fp8_storage_t, double_to_fp8, (double x, TRANSHIP_FP8_SETTINGS),
                       return transhipFp8(x, saturation, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp8_storage_t, float_to_fp8, (float x, TRANSHIP_FP8_SETTINGS),
                       return transhipFp8(x, saturation, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp8_storage_t, halfraw_to_fp8, (__half_raw x, TRANSHIP_FP8_SETTINGS),
                       return transhipFp8(transhipFromRaw(x), saturation, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp8_storage_t, bfloat16raw_to_fp8,
                       (__nv_bfloat16_raw x, TRANSHIP_FP8_SETTINGS),
                       return transhipFp8(transhipFromRaw(x), saturation, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp8x2_storage_t, double2_to_fp8x2, (double2 x, TRANSHIP_FP8_SETTINGS),
                       return transhipFp8x2(x.x, x.y, saturation, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp8x2_storage_t, float2_to_fp8x2, (float2 x, TRANSHIP_FP8_SETTINGS),
                       return transhipFp8x2(x.x, x.y, saturation, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp8x2_storage_t, halfraw2_to_fp8x2,
                       (__half2_raw x, TRANSHIP_FP8_SETTINGS),
                       return transhipFp8x2(transhipFromRaw(__half_raw{x.x}),
                                            transhipFromRaw(__half_raw{x.y}), saturation, kind))
TRANSHIP_TINY_FUNCTION(__nv_fp8x2_storage_t, bfloat16raw2_to_fp8x2,
                       (__nv_bfloat162_raw x, TRANSHIP_FP8_SETTINGS),
                       return transhipFp8x2(transhipFromRaw(__nv_bfloat16_raw{x.x}),
                                            transhipFromRaw(__nv_bfloat16_raw{x.y}), saturation,
                                            kind))
TRANSHIP_TINY_FUNCTION(__half_raw, fp8_to_halfraw,
                       (__nv_fp8_storage_t x, __nv_fp8_interpretation_t kind),
                       return __half(transhipTinyValue(transhipFormat(kind), x)))
TRANSHIP_TINY_FUNCTION(__half2_raw, fp8x2_to_halfraw2,
                       (__nv_fp8x2_storage_t x, __nv_fp8_interpretation_t kind),
                       return {__half(transhipTinyValue(transhipFormat(kind), x & 0xff)).bits,
                               __half(transhipTinyValue(transhipFormat(kind), x >> 8)).bits})

#ifdef TRANSHIP_GPU
#pragma clang force_cuda_host_device end
#endif
#endif

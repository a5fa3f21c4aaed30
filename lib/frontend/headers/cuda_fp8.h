// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The 8-bit floats e4m3, e5m2, ue5m3 and e8m0 (a scale), single, in pairs and in groups of four.
#pragma once
#pragma GCC system_header
#define __CUDA_FP8_H__
#define __CUDA_FP8_TYPES_EXIST__

#include "cuda_bf16.h"
#include "cuda_fp16.h"

#pragma clang force_cuda_host_device begin

using __nv_fp8_storage_t = unsigned char;
using __nv_fp8x2_storage_t = unsigned short;
using __nv_fp8x4_storage_t = unsigned;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };

#define TRANSHIP_FP8(T)                                                                            \
  struct T {                                                                                       \
    __nv_fp8_storage_t __x;                                                                        \
    T() = default;                                                                                 \
    template <class A> explicit T(A);                                                              \
    explicit operator __half() const;                                                              \
    explicit operator __nv_bfloat16() const;                                                       \
    explicit operator float() const;                                                               \
    explicit operator double() const;                                                              \
    explicit operator bool() const;                                                                \
    explicit operator char() const;                                                                \
    explicit operator signed char() const;                                                         \
    explicit operator unsigned char() const;                                                       \
    explicit operator short() const;                                                               \
    explicit operator unsigned short() const;                                                      \
    explicit operator int() const;                                                                 \
    explicit operator unsigned() const;                                                            \
    explicit operator long() const;                                                                \
    explicit operator unsigned long() const;                                                       \
    explicit operator long long() const;                                                           \
    explicit operator unsigned long long() const;                                                  \
  };
#define TRANSHIP_FP8_MANY(name, Storage, Value)                                                    \
  struct name {                                                                                    \
    Storage __x;                                                                                   \
    name() = default;                                                                              \
    template <class... A> explicit name(A...);                                                     \
    explicit operator Value() const;                                                               \
    explicit operator __half2() const;                                                             \
  };
TRANSHIP_FP8(__nv_fp8_e4m3)
TRANSHIP_FP8(__nv_fp8_e5m2)
TRANSHIP_FP8(__nv_fp8_e8m0)
TRANSHIP_FP8(__nv_fp8_ue5m3)
TRANSHIP_FP8_MANY(__nv_fp8x2_e4m3, __nv_fp8x2_storage_t, float2)
TRANSHIP_FP8_MANY(__nv_fp8x2_e5m2, __nv_fp8x2_storage_t, float2)
TRANSHIP_FP8_MANY(__nv_fp8x2_e8m0, __nv_fp8x2_storage_t, float2)
TRANSHIP_FP8_MANY(__nv_fp8x2_ue5m3, __nv_fp8x2_storage_t, float2)
TRANSHIP_FP8_MANY(__nv_fp8x4_e4m3, __nv_fp8x4_storage_t, float4)
TRANSHIP_FP8_MANY(__nv_fp8x4_e5m2, __nv_fp8x4_storage_t, float4)
TRANSHIP_FP8_MANY(__nv_fp8x4_e8m0, __nv_fp8x4_storage_t, float4)
TRANSHIP_FP8_MANY(__nv_fp8x4_ue5m3, __nv_fp8x4_storage_t, float4)

#define TRANSHIP_TO_FP8(name, A, A2)                                                               \
  __nv_fp8_storage_t __nv_cvt_##name##_to_fp8(A, __nv_saturation_t, __nv_fp8_interpretation_t);    \
  __nv_fp8x2_storage_t __nv_cvt_##name##2_to_fp8x2(A2, __nv_saturation_t,                          \
                                                   __nv_fp8_interpretation_t);
TRANSHIP_TO_FP8(float, float, float2)
TRANSHIP_TO_FP8(double, double, double2)
__nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw, __nv_saturation_t,
                                           __nv_fp8_interpretation_t);
__nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(__half2_raw, __nv_saturation_t,
                                                __nv_fp8_interpretation_t);
__nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw, __nv_saturation_t,
                                               __nv_fp8_interpretation_t);
__nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(__nv_bfloat162_raw, __nv_saturation_t,
                                                    __nv_fp8_interpretation_t);
__half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t, __nv_fp8_interpretation_t);
__half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t, __nv_fp8_interpretation_t);
__nv_bfloat16_raw __nv_cvt_fp8_to_bf16raw(__nv_fp8_storage_t, __nv_fp8_interpretation_t);
__nv_bfloat162_raw __nv_cvt_fp8x2_to_bf162raw(__nv_fp8x2_storage_t, __nv_fp8_interpretation_t);
__nv_fp8_storage_t __nv_cvt_float_to_e8m0(float, __nv_saturation_t, cudaRoundMode);
__nv_fp8_storage_t __nv_cvt_double_to_e8m0(double, __nv_saturation_t, cudaRoundMode);
__nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(__nv_bfloat16_raw, __nv_saturation_t,
                                                cudaRoundMode);
__nv_fp8x2_storage_t __nv_cvt_float2_to_e8m0x2(float2, __nv_saturation_t, cudaRoundMode);
__nv_fp8x2_storage_t __nv_cvt_double2_to_e8m0x2(double2, __nv_saturation_t, cudaRoundMode);
__nv_fp8x2_storage_t __nv_cvt_bfloat162raw_to_e8m0x2(__nv_bfloat162_raw, __nv_saturation_t,
                                                     cudaRoundMode);
__nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(__nv_fp8_storage_t);
__nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(__nv_fp8x2_storage_t);
__nv_fp8_storage_t __nv_cvt_float_to_ue5m3(float, __nv_saturation_t, cudaRoundMode);
__nv_fp8_storage_t __nv_cvt_double_to_ue5m3(double, __nv_saturation_t, cudaRoundMode);
__nv_fp8_storage_t __nv_cvt_halfraw_to_ue5m3(__half_raw, __nv_saturation_t, cudaRoundMode);
__nv_fp8_storage_t __nv_cvt_bfloat16raw_to_ue5m3(__nv_bfloat16_raw, __nv_saturation_t,
                                                 cudaRoundMode);
__nv_fp8x2_storage_t __nv_cvt_float2_to_ue5m3x2(float2, __nv_saturation_t, cudaRoundMode);
__nv_fp8x2_storage_t __nv_cvt_double2_to_ue5m3x2(double2, __nv_saturation_t, cudaRoundMode);
__nv_fp8x2_storage_t __nv_cvt_half2raw_to_ue5m3x2(__half2_raw, __nv_saturation_t, cudaRoundMode);
__nv_fp8x2_storage_t __nv_cvt_bfloat162raw_to_ue5m3x2(__nv_bfloat162_raw, __nv_saturation_t,
                                                      cudaRoundMode);
__half_raw __nv_cvt_ue5m3_to_halfraw(__nv_fp8_storage_t);
__half2_raw __nv_cvt_ue5m3x2_to_halfraw2(__nv_fp8x2_storage_t);
__nv_bfloat16_raw __nv_cvt_ue5m3_to_bf16raw(__nv_fp8_storage_t);
__nv_bfloat162_raw __nv_cvt_ue5m3x2_to_bf162raw(__nv_fp8x2_storage_t);
#undef TRANSHIP_TO_FP8
#undef TRANSHIP_FP8_MANY
#undef TRANSHIP_FP8

#pragma clang force_cuda_host_device end

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The 4-bit and 6-bit floats, single, in pairs and in groups of four.
#pragma once
#pragma GCC system_header
#define __CUDA_FP4_H__
#define __CUDA_FP6_H__

#include "cuda_fp8.h"

#pragma clang force_cuda_host_device begin

using __nv_fp4_storage_t = unsigned char;
using __nv_fp4x2_storage_t = unsigned char;
using __nv_fp4x4_storage_t = unsigned short;
using __nv_fp6_storage_t = unsigned char;
using __nv_fp6x2_storage_t = unsigned short;
using __nv_fp6x4_storage_t = unsigned;
enum __nv_fp4_interpretation_t { __NV_E2M1 };
enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 };

#define TRANSHIP_SMALL(name, Storage)                                                              \
  struct name {                                                                                    \
    Storage __x;                                                                                   \
    name() = default;                                                                              \
    template <class A> explicit name(A);                                                           \
    explicit operator __half() const;                                                              \
    explicit operator __nv_bfloat16() const;                                                       \
    explicit operator float() const;                                                               \
    explicit operator double() const;                                                              \
    explicit operator bool() const;                                                                \
    explicit operator int() const;                                                                 \
    explicit operator unsigned() const;                                                            \
  };
#define TRANSHIP_SMALL_MANY(name, Storage, Value)                                                  \
  struct name {                                                                                    \
    Storage __x;                                                                                   \
    name() = default;                                                                              \
    template <class... A> explicit name(A...);                                                     \
    explicit operator Value() const;                                                               \
    explicit operator __half2() const;                                                             \
  };
TRANSHIP_SMALL(__nv_fp4_e2m1, __nv_fp4_storage_t)
TRANSHIP_SMALL(__nv_fp6_e2m3, __nv_fp6_storage_t)
TRANSHIP_SMALL(__nv_fp6_e3m2, __nv_fp6_storage_t)
TRANSHIP_SMALL_MANY(__nv_fp4x2_e2m1, __nv_fp4x2_storage_t, float2)
TRANSHIP_SMALL_MANY(__nv_fp6x2_e2m3, __nv_fp6x2_storage_t, float2)
TRANSHIP_SMALL_MANY(__nv_fp6x2_e3m2, __nv_fp6x2_storage_t, float2)
TRANSHIP_SMALL_MANY(__nv_fp4x4_e2m1, __nv_fp4x4_storage_t, float4)
TRANSHIP_SMALL_MANY(__nv_fp6x4_e2m3, __nv_fp6x4_storage_t, float4)
TRANSHIP_SMALL_MANY(__nv_fp6x4_e3m2, __nv_fp6x4_storage_t, float4)

#define TRANSHIP_TO_SMALL(from, A, from2, A2, fp, Kind)                                            \
  __nv_##fp##_storage_t __nv_cvt_##from##_to_##fp(A, Kind, cudaRoundMode);                         \
  __nv_##fp##x2_storage_t __nv_cvt_##from2##_to_##fp##x2(A2, Kind, cudaRoundMode);
#define TRANSHIP_SMALL_CONVERSIONS(fp, Kind)                                                       \
  TRANSHIP_TO_SMALL(float, float, float2, float2, fp, Kind)                                        \
  TRANSHIP_TO_SMALL(double, double, double2, double2, fp, Kind)                                    \
  TRANSHIP_TO_SMALL(halfraw, __half_raw, halfraw2, __half2_raw, fp, Kind)                          \
  TRANSHIP_TO_SMALL(bfloat16raw, __nv_bfloat16_raw, bfloat16raw2, __nv_bfloat162_raw, fp, Kind)    \
  __half_raw __nv_cvt_##fp##_to_halfraw(__nv_##fp##_storage_t, Kind);                              \
  __half2_raw __nv_cvt_##fp##x2_to_halfraw2(__nv_##fp##x2_storage_t, Kind);                        \
  __nv_bfloat16_raw __nv_cvt_##fp##_to_bf16raw(__nv_##fp##_storage_t, Kind);                       \
  __nv_bfloat162_raw __nv_cvt_##fp##x2_to_bf162raw(__nv_##fp##x2_storage_t, Kind);
TRANSHIP_SMALL_CONVERSIONS(fp4, __nv_fp4_interpretation_t)
TRANSHIP_SMALL_CONVERSIONS(fp6, __nv_fp6_interpretation_t)
#undef TRANSHIP_SMALL_CONVERSIONS
#undef TRANSHIP_TO_SMALL
#undef TRANSHIP_SMALL_MANY
#undef TRANSHIP_SMALL

#pragma clang force_cuda_host_device end

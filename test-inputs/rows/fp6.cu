// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cuda_fp6.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
__host__ __device__ inline __nv_fp6_storage_t use_0(const double a0, const __nv_fp6_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_double_to_fp6(a0, a1, a2); }
__host__ __device__ inline __nv_fp6x2_storage_t use_1(const double2 a0, const __nv_fp6_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_double2_to_fp6x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp6_storage_t use_2(const float a0, const __nv_fp6_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_float_to_fp6(a0, a1, a2); }
__host__ __device__ inline __nv_fp6x2_storage_t use_3(const float2 a0, const __nv_fp6_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_float2_to_fp6x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp6_storage_t use_4(const __half_raw a0, const __nv_fp6_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_halfraw_to_fp6(a0, a1, a2); }
__host__ __device__ inline __nv_fp6x2_storage_t use_5(const __half2_raw a0, const __nv_fp6_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_halfraw2_to_fp6x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp6_storage_t use_6(const __nv_bfloat16_raw a0, const __nv_fp6_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_bfloat16raw_to_fp6(a0, a1, a2); }
__host__ __device__ inline __nv_fp6x2_storage_t use_7(const __nv_bfloat162_raw a0, const __nv_fp6_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_bfloat16raw2_to_fp6x2(a0, a1, a2); }
__host__ __device__ inline __half_raw use_8(const __nv_fp6_storage_t a0, const __nv_fp6_interpretation_t a1) { return __nv_cvt_fp6_to_halfraw(a0, a1); }
__host__ __device__ inline __nv_bfloat16_raw use_9(const __nv_fp6_storage_t a0, const __nv_fp6_interpretation_t a1) { return __nv_cvt_fp6_to_bf16raw(a0, a1); }
__host__ __device__ inline __half2_raw use_10(const __nv_fp6x2_storage_t a0, const __nv_fp6_interpretation_t a1) { return __nv_cvt_fp6x2_to_halfraw2(a0, a1); }
__host__ __device__ inline __nv_bfloat162_raw use_11(const __nv_fp6x2_storage_t a0, const __nv_fp6_interpretation_t a1) { return __nv_cvt_fp6x2_to_bf162raw(a0, a1); }
using use_12 = __nv_fp6_storage_t;
using use_13 = __nv_fp6x2_storage_t;
using use_14 = __nv_fp6x4_storage_t;
using use_15 = __nv_fp6_interpretation_t;
using use_16 = enum __nv_fp6_interpretation_t;
inline auto use_17 = __NV_E2M3;
inline auto use_18 = __NV_E3M2;
using use_19 = __nv_fp6_e3m2;
using use_20 = struct __nv_fp6_e3m2;
using use_21 = __nv_fp6x2_e3m2;
using use_22 = struct __nv_fp6x2_e3m2;
using use_23 = __nv_fp6x4_e3m2;
using use_24 = struct __nv_fp6x4_e3m2;
using use_25 = __nv_fp6_e2m3;
using use_26 = struct __nv_fp6_e2m3;
using use_27 = __nv_fp6x2_e2m3;
using use_28 = struct __nv_fp6x2_e2m3;
using use_29 = __nv_fp6x4_e2m3;
using use_30 = struct __nv_fp6x4_e2m3;

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// __half and __half2.
#pragma once
#pragma GCC system_header
#define __CUDA_FP16_H__
#define __CUDA_FP16_TYPES_EXIST__

#include "half.h"

#pragma clang force_cuda_host_device begin

struct __nv_bfloat16;
TRANSHIP_HALF_RAW(__half_raw, __half2_raw)
struct __align__(2) __half {
  TRANSHIP_HALF_MEMBERS(__half, __half_raw, __nv_bfloat16)
#ifndef __CUDA_NO_HALF_CONVERSIONS__
  TRANSHIP_HALF_INTEGER_MEMBERS(__half)
#endif
private:
  unsigned short bits;
};
TRANSHIP_HALF_PAIR(__half, __half2, __half2_raw)

#ifndef __CUDA_NO_HALF_OPERATORS__
TRANSHIP_HALF_OPERATORS(__half)
#endif
#ifndef __CUDA_NO_HALF2_OPERATORS__
TRANSHIP_HALF_OPERATORS(__half2)
#endif
#define TRANSHIP_T __half
#define TRANSHIP_T2 __half2
TRANSHIP_HALF_FUNCTIONS(__half, __half2)
#undef TRANSHIP_T
#undef TRANSHIP_T2
TRANSHIP_HALF_CONVERSIONS(__half, __half2, half, half2)
__half2 make_half2(__half, __half);

#pragma clang force_cuda_host_device end

using __nv_half_raw = __half_raw;
using __nv_half2_raw = __half2_raw;
using nv_half = __half;
using nv_half2 = __half2;
using __nv_half = __half;
using __nv_half2 = __half2;
#ifndef CUDA_NO_HALF
using half = __half;
using half2 = __half2;
#endif

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// __nv_bfloat16 and __nv_bfloat162.
#pragma once
#pragma GCC system_header
#define __CUDA_BF16_H__
#define __CUDA_BF16_TYPES_EXIST__

#include "half.h"

#pragma clang force_cuda_host_device begin

struct __half;
TRANSHIP_HALF_RAW(__nv_bfloat16_raw, __nv_bfloat162_raw)
struct __align__(2) __nv_bfloat16 {
  TRANSHIP_HALF_MEMBERS(__nv_bfloat16, __nv_bfloat16_raw, __half)
#ifndef __CUDA_NO_BFLOAT16_CONVERSIONS__
  TRANSHIP_HALF_INTEGER_MEMBERS(__nv_bfloat16)
#endif
private:
  unsigned short bits;
};
TRANSHIP_HALF_PAIR(__nv_bfloat16, __nv_bfloat162, __nv_bfloat162_raw)

#ifndef __CUDA_NO_BFLOAT16_OPERATORS__
TRANSHIP_HALF_OPERATORS(__nv_bfloat16)
#endif
#ifndef __CUDA_NO_BFLOAT162_OPERATORS__
TRANSHIP_HALF_OPERATORS(__nv_bfloat162)
#endif
#define TRANSHIP_T __nv_bfloat16
#define TRANSHIP_T2 __nv_bfloat162
TRANSHIP_HALF_FUNCTIONS(__nv_bfloat16, __nv_bfloat162)
#undef TRANSHIP_T
#undef TRANSHIP_T2
TRANSHIP_HALF_CONVERSIONS(__nv_bfloat16, __nv_bfloat162, bfloat16, bfloat162)
__nv_bfloat162 make_bfloat162(__nv_bfloat16, __nv_bfloat16);

#pragma clang force_cuda_host_device end

using nv_bfloat16 = __nv_bfloat16;
using nv_bfloat162 = __nv_bfloat162;

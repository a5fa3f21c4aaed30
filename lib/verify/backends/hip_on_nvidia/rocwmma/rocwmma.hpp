// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What rocWMMA has in common with CUDA's matrix fragments.
#pragma once

#include "hip/hip_runtime.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <mma.h>

namespace nvcuda {
namespace wmma {
using float16_t = __half;
using float32_t = float;
using float64_t = double;
using bfloat16_t = __nv_bfloat16;
using int8_t = signed char;
using int32_t = int;
} // namespace wmma
} // namespace nvcuda
namespace rocwmma = nvcuda::wmma;

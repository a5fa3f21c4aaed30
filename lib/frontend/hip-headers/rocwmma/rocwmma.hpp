// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <tranship/core.h>
#define nvcuda TranshipMatrix
#define wmma rocwmma
#include <tranship/mma.h>
#undef wmma
#undef nvcuda
namespace TranshipMatrix::rocwmma {
using float16_t = _Float16;
using hfloat16_t = __half;
using bfloat16_t = __hip_bfloat16;
using float32_t = float;
using float64_t = double;
using xfloat32_t = float;
} // namespace TranshipMatrix::rocwmma
namespace rocwmma = TranshipMatrix::rocwmma;

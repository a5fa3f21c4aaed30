// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if TRANSHIP_HIP_VERSION < 70000
#error no hip/hip_fp6.h in this version of HIP
#endif
// Its functions use types of these headers, which another table describes.
#include <hip/amd_detail/amd_hip_mx_common.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_fp8.h>
// facts
// HIP 7.2 defines this here and in hip_fp4.h, so a unit cannot include both.
namespace internal {
__host__ __device__ static inline _Float16 half_to_f16(const __half) { return {}; }
} // namespace internal

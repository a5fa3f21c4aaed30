// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_fp16.h>
#include <memory>
#include <tranship/core.h>
#include <tranship/rocprim.h>
// hip_fp8.h, which rocThrust includes, declares it.
namespace internal {}
#define cuda hip
#define cuda_category hip_category
#define cuda_cub hip_rocprim
#include <tranship/thrust.h>
#undef cuda_cub
#undef cuda_category
#undef cuda

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_fp16.h>
#include <memory>
#include <tranship/core.h>
#include <tranship/rocprim.h>
namespace internal {} // hip_fp8.h's, which rocThrust includes
#define cuda hip
#define cuda_category hip_category
#define cuda_cub hip_rocprim
#include <tranship/thrust.h>
#undef cuda_cub
#undef cuda_category
#undef cuda

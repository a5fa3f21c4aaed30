// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <memory>
#include <tranship/core.h>
#define cuda hip
#define cuda_category hip_category
#define cuda_cub hip_rocprim
#include <tranship/thrust.h>
#undef cuda_cub
#undef cuda_category
#undef cuda

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tranship/names.h"

#ifdef __HIP_NO_HALF_CONVERSIONS__
#define __CUDA_NO_HALF_CONVERSIONS__
#endif
#ifdef __HIP_NO_HALF_OPERATORS__
#define __CUDA_NO_HALF_OPERATORS__
#endif
#include <cuda_fp16.h>

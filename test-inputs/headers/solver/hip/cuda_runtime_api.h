// SPDX-License-Identifier: 0BSD
#pragma once
#ifdef CUDA_TO_HIP_HIDDEN
#include <hip/hip_runtime_api.h>
#elif defined(__HIP__) || defined(__HIPCC__) || defined(__HIP_PLATFORM_AMD__)
#include "cuda_to_hip.h"
#include "cuda_to_hip_hide.h"
#include <hip/hip_runtime_api.h>
#include "cuda_to_hip_show.h"
#else
#include_next <cuda_runtime_api.h>
#endif

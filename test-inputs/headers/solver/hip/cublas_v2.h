// SPDX-License-Identifier: 0BSD
#pragma once
#ifdef CUDA_TO_HIP_HIDDEN
#include <hipblas/hipblas.h>
#elif defined(__HIP__) || defined(__HIPCC__) || defined(__HIP_PLATFORM_AMD__)
#include "cuda_to_hip.h"
#include "cuda_to_hip_hide.h"
#include <hipblas/hipblas.h>
#include "cuda_to_hip_show.h"
#else
#include_next <cublas_v2.h>
#endif

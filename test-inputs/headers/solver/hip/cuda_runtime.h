// SPDX-License-Identifier: 0BSD
#pragma once
#if defined(__HIP__) || defined(__HIPCC__) || defined(__HIP_PLATFORM_AMD__)
#include "cuda_to_hip.h"
#else
#include_next <cuda_runtime.h>
#endif

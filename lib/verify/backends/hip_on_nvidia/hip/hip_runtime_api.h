// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host API, for C and C++.
#pragma once

#include "hip/hip_common.h"
#include "hip/hip_version.h"

#include <cuda.h>
#include <cuda_runtime_api.h>
#if __has_include(<cuda_profiler_api.h>)
#include <cuda_profiler_api.h>
#endif

#include "tranship/contexts.h"
#include "tranship/driver.h"
#include "tranship/driver_types.h"
#include "tranship/graphs.h"
#include "tranship/memory.h"
#include "tranship/names.h"

// Keys for passing a kernel's arguments, which the driver API defines as macros.
#define HIP_LAUNCH_PARAM_BUFFER_POINTER CU_LAUNCH_PARAM_BUFFER_POINTER
#define HIP_LAUNCH_PARAM_BUFFER_SIZE CU_LAUNCH_PARAM_BUFFER_SIZE
#define HIP_LAUNCH_PARAM_END CU_LAUNCH_PARAM_END

#include "tranship/guards.h"

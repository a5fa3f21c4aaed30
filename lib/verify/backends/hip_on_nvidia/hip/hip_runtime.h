// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Everything that a translation unit with kernels needs; also works in plain C++ and C.
#pragma once

#ifdef __CUDACC_RTC__ // NVRTC has the device's part by itself
#include "hip/hip_common.h"
#include "hip/hip_version.h"
#include "tranship/names.h"
#else
#include "hip/hip_runtime_api.h"

#include <cuda_runtime.h>
#endif

#ifdef __cplusplus
#include "tranship/device.h"
#include "tranship/launch.h"
#include "tranship/vectors.h"
#endif

#include "tranship/guards.h"

// All that a translation unit with kernels needs; also in plain C++ and C.
#pragma once

#include "hip/hip_runtime_api.h"

#include <cuda_runtime.h>

#ifdef __cplusplus
#include "tranship/device.h"
#include "tranship/launch.h"
#include "tranship/vectors.h"
#endif

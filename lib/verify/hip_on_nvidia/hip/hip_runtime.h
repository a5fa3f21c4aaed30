// All that a translation unit with kernels needs; also in plain C++ and C.
#pragma once
#define HIP_INCLUDE_HIP_HIP_RUNTIME_H // code asks for it

#include "hip/hip_runtime_api.h"

#include <cuda_runtime.h>

#ifdef __cplusplus
#include "tranship/device.h"
#include "tranship/launch.h"
#include "tranship/vectors.h"
#endif

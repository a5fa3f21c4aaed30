#pragma once
#include <cstring>
#include <hip/hip_fp16.h>
__device__ inline float widen(half h) { return __half2float(h); }

#pragma once
#include <hip/hip_runtime.h>

// For versions of HIP without the functions that take masks, as extensions of PyTorch have it.
#if defined(__HIP_PLATFORM_AMD__)
#define __shfl_xor_sync(mask, var, laneMask) __shfl_xor(var, laneMask)
#define __shfl_down_sync(mask, var, laneMask) __shfl_down(var, laneMask)
#endif

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parts of the emulator that Thrust's device system uses.
#pragma once
#pragma GCC system_header

#ifdef __HIP__
#include "../hip.h"
#else
#include "../cuda.h"
#endif

#include <thrust/detail/config.h>

#include <cstddef>

#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
#define TRANSHIP_THRUST_IN_KERNEL 1
#endif

/// Memory for vectors and for what algorithms keep until they are done. Kernels and the host may use
/// it. Returns null if there is not enough.
extern "C" __host__ __device__ void *transhipAllocateForThrust(std::size_t size);
extern "C" __host__ __device__ void transhipFreeForThrust(void *pointer);

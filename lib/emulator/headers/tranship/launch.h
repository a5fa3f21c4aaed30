// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions that clang turns <<<…>>> into.
#pragma once
#pragma GCC system_header

#include "vector.h"

#ifdef TRANSHIP_GPU
#ifdef __HIP__
extern "C" hipError_t __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0,
                                                 hipStream_t stream = 0);
extern "C" hipError_t __hipPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared,
                                                hipStream_t *stream);
#else
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0,
                                                cudaStream_t stream = 0);
extern "C" cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared,
                                                  void *stream);
// In kernels: the arguments go to the buffer, one after the other.
extern "C" __device__ void *cudaGetParameterBuffer(size_t alignment,
                                                   size_t size) __asm__("tranship_parameterBuffer");
extern "C" __device__ cudaError_t
cudaLaunchDevice(void *kernel, void *buffer, dim3 grid, dim3 block, unsigned shared = 0,
                 cudaStream_t stream = 0) __asm__("tranship_launchFromKernel");
#endif
#endif

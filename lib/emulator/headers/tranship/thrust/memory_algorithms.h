// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wraps <thrust/detail/memory_algorithms.h>, which omits exceptions only in CUDA device code.
#pragma once
#pragma GCC system_header

#ifdef __HIP_DEVICE_COMPILE__
#pragma push_macro("__CUDA_ARCH__")
#define __CUDA_ARCH__ 800
#endif
#include_next <thrust/detail/memory_algorithms.h>
#ifdef __HIP_DEVICE_COMPILE__
#pragma pop_macro("__CUDA_ARCH__")
#endif

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The declarations that Clang parses a CUDA unit with: the prelude, and names of device code.
#pragma once
#pragma GCC system_header

#include "prelude.h"

#include "atomic.h"
#include "device_math.h"
#include "texture.h"
#include "warp.h"

extern __device__ const uint3 threadIdx, blockIdx;
extern __device__ const dim3 blockDim, gridDim;
extern __device__ const int warpSize;

// Clang turns <<<>>> into a call of this or of cudaConfigureCall (a table row), depending on the toolkit
// version that it assumes. Without the function, Clang drops the launch.
extern "C" int __cudaPushCallConfiguration(...);

// Device overloads of host functions of the C and C++ libraries.
extern "C" __device__ void __assert_fail(const char *, const char *, unsigned, const char *);
__device__ void *operator new(size_t, void *) noexcept;
__device__ void *operator new[](size_t, void *) noexcept;

// Language extensions that only nvcc has.
#define __nv_is_extended_device_lambda_closure_type(T) true
#define __nv_is_extended_host_device_lambda_closure_type(T) true
#define __nv_is_extended_device_lambda_with_preserved_return_type(T) true
#define __nv_associate_access_property(pointer, property) (pointer)

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What nvcc defines before it reads a unit: attributes, predefined macros, and C headers. For plain C++,
// cplusplus.h removes some of it.
#pragma once
#pragma GCC system_header

// The CUDA version that the unit is written for.
#ifndef TRANSHIP_CUDA_MAJOR
#define TRANSHIP_CUDA_MAJOR 13
#define TRANSHIP_CUDA_MINOR 0
#endif

// Code that tests for the compiler must take the branch for nvcc.
#define __NVCC__ 1
#define __CUDACC__ 1
#define __CUDACC_VER_MAJOR__ TRANSHIP_CUDA_MAJOR
#define __CUDACC_VER_MINOR__ TRANSHIP_CUDA_MINOR
#define __CUDACC_VER_BUILD__ 0
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1

// The include guards of the runtime's headers. Those of libraries are in includes.txt. Projects test them to find out which
// headers have been included.
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__
#define __DRIVER_TYPES_H__
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__
#define __cuda_cuda_h__

#define TRANSHIP_ATTRIBUTE(...) __attribute__((__VA_ARGS__))
#define __host__ TRANSHIP_ATTRIBUTE(host)
#define __device__ TRANSHIP_ATTRIBUTE(device)
#define __global__ TRANSHIP_ATTRIBUTE(global)
#define __shared__ TRANSHIP_ATTRIBUTE(shared)
#define __constant__ TRANSHIP_ATTRIBUTE(constant)
// Clang supports it for HIP only.
#define __managed__ TRANSHIP_ATTRIBUTE(device, annotate("managed"))
#define __grid_constant__ TRANSHIP_ATTRIBUTE(grid_constant)
#define __launch_bounds__(...) TRANSHIP_ATTRIBUTE(launch_bounds(__VA_ARGS__))
// Hidden from Clang, which rejects them for the architecture that it assumes.
#define __maxnreg__(...)
#define __cluster_dims__(...)
#define __block_size__(...)
#define __nv_pure__
#define __inline_hint__
#define __tile__
#define __tile_global__
// In CUDA mode, __noinline__ is a keyword of Clang; __restrict__ is always a keyword.
#define __forceinline__ inline __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
#define __location__(a) __attribute__((a))
#define __device_builtin__
#define __cudart_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __CUDA_DEPRECATED
#define __specialization_static

// Calling conventions that user code repeats in callbacks.
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDART_CB
#define CUDAAPI
#define CUDA_CB
#define CUDNNWINAPI
#define CUBLASAPI
#define CUBLASWINAPI
#define CUFFTAPI
#define CURANDAPI
#define CUSPARSEAPI
#define CUSOLVERAPI
#define CUPTIAPI

#define __CUDART_API_VERSION 13000
#define CUDART_DEVICE __device__

#ifdef TRANSHIP_AS_CXX
// What CUDA's headers include for C++ compilers.
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <utility>
#else
// The headers that nvcc includes implicitly. The pragma lets device code call all C functions. C++
// headers do not compile with it, so they come after the C headers; their overloads are constexpr and
// therefore host-device.
#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#pragma clang force_cuda_host_device begin
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
// These two redeclare functions of stdlib.h, with which they must agree on the pragma.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
#if __has_include(<mm_malloc.h>)
#include <mm_malloc.h>
#endif
#pragma clang force_cuda_host_device end
#undef _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#include <math.h>
#include <stdlib.h>
#endif

// From device_types.h, which every header includes.
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };

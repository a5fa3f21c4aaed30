// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What compilers for GPUs know before they read a unit: attributes, predefined macros, the C
// library on the device. In a unit that is plain C++ (no __CUDA__) the attributes mean nothing.
#pragma once
#pragma GCC system_header

#if defined(__CUDA__) || defined(__HIP__)
#define TRANSHIP_GPU 1
#endif

#ifdef TRANSHIP_GPU
#define TRANSHIP_ATTRIBUTE(...) __attribute__((__VA_ARGS__))
#else
#define TRANSHIP_ATTRIBUTE(...)
#endif
#ifdef __cplusplus
#define TRANSHIP_EXTERN_C extern "C"
#else
#define TRANSHIP_EXTERN_C
#endif
#define __host__ TRANSHIP_ATTRIBUTE(host)
#define __device__ TRANSHIP_ATTRIBUTE(device)
#define __global__ TRANSHIP_ATTRIBUTE(global)
#define __constant__ TRANSHIP_ATTRIBUTE(constant)
// The plugin finds these by their annotation.
#define __shared__ TRANSHIP_ATTRIBUTE(shared, annotate("tranship.shared"))
#define __managed__ TRANSHIP_ATTRIBUTE(device, annotate("tranship.managed"))
#define __grid_constant__
#define __launch_bounds__(...) TRANSHIP_ATTRIBUTE(launch_bounds(1024))
#define __maxnreg__(...)
#define __cluster_dims__(...)
#define __forceinline__ inline __attribute__((always_inline))
// __noinline__ is a keyword of clang in CUDA mode; elsewhere, C++'s own headers use the word.
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
#define __nv_pure__
#define __device_builtin__
#define __cudart_builtin__
#define __CUDA_DEPRECATED
#define CUDARTAPI
#define CUDART_CB
#define CUDAAPI
#define CUDA_CB
#define CUDART_DEVICE __device__

#ifdef __HIP__
#define __HIP_PLATFORM_AMD__ 1
#define __HIP_PLATFORM_HCC__ 1
#ifdef __HIP_DEVICE_COMPILE__
#define __HIP_ARCH_HAS_GLOBAL_INT32_ATOMICS__ 1
#define __HIP_ARCH_HAS_SHARED_INT32_ATOMICS__ 1
#define __HIP_ARCH_HAS_GLOBAL_INT64_ATOMICS__ 1
#define __HIP_ARCH_HAS_SHARED_INT64_ATOMICS__ 1
#define __HIP_ARCH_HAS_FLOAT_ATOMIC_ADD__ 1
#define __HIP_ARCH_HAS_DOUBLES__ 1
#define __HIP_ARCH_HAS_WARP_VOTE__ 1
#define __HIP_ARCH_HAS_WARP_BALLOT__ 1
#define __HIP_ARCH_HAS_WARP_SHUFFLE__ 1
#define __HIP_ARCH_HAS_3DGRID__ 1
#endif
#else
#ifdef TRANSHIP_GPU
#define __NVCC__ 1
#define __CUDACC__ 1
#define __CUDACC_VER_MAJOR__ 13
#define __CUDACC_VER_MINOR__ 0
#define __CUDACC_VER_BUILD__ 0
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#define __nv_is_extended_device_lambda_closure_type(T) true
#define __nv_is_extended_host_device_lambda_closure_type(T) true
#endif
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__
#define __DRIVER_TYPES_H__
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__
#endif

// Device code may call all of C, hence the pragma. C++ headers do not survive it, so C's own files
// come first, and the C++ ones, whose overloads are constexpr and so host-device, come after.
#ifdef TRANSHIP_GPU
#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#pragma clang force_cuda_host_device begin
#endif
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef TRANSHIP_GPU
// These two repeat declarations of stdlib.h, which must have the pragma too.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
#if __has_include(<mm_malloc.h>)
#include <mm_malloc.h>
#endif
#pragma clang force_cuda_host_device end
#undef _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#endif
#ifdef __cplusplus
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <math.h>
#include <new>
#include <stdlib.h>
#include <type_traits>
#include <utility>

#if defined(TRANSHIP_GPU) && !defined(__CLANG_CUDA_WRAPPERS_NEW)
// The library's operators are for the host.
__device__ inline void *operator new(size_t, void *place) noexcept { return place; }
__device__ inline void *operator new[](size_t, void *place) noexcept { return place; }
__device__ inline void operator delete(void *, void *) noexcept {}
__device__ inline void operator delete[](void *, void *) noexcept {}
#endif

/// The place where a call is written. A default argument `TRANSHIP_SITE` passes it to the runtime.
struct TranshipSite {
  const char *file;
  int line;
};
#define TRANSHIP_SITE                                                                              \
  TranshipSite site = TranshipSite { __builtin_FILE(), __builtin_LINE() }
#endif

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all parts of CUB share. The same text is CUB in CUDA's units and hipCUB in HIP's.
#pragma once
#pragma GCC system_header

#ifdef __HIP__
#include "../hip.h"
#define TRANSHIP_CUB hipcub
#else
#include "../cuda.h"
#define TRANSHIP_CUB cub
#endif
#include "../bfloat16.h"
#include "../half.h"

#ifndef TRANSHIP_GPU
#error "CUB's headers are for units with device code"
#endif

#define TRANSHIP_CUB_DEVICE __device__ __forceinline__
#define TRANSHIP_CUB_BOTH __host__ __device__ __forceinline__

#ifdef __HIP__
#define HIPCUB_VERSION 400200
#define HIPCUB_VERSION_MAJOR 4
#define HIPCUB_VERSION_MINOR 2
#define HIPCUB_VERSION_PATCH 0
#define HIPCUB_NAMESPACE hipcub
#define BEGIN_HIPCUB_NAMESPACE namespace hipcub {
#define END_HIPCUB_NAMESPACE }
#define HIPCUB_ROCPRIM_API 1
#define HIPCUB_ARCH 1
#define HIPCUB_RUNTIME_FUNCTION __host__
#define HIPCUB_HOST __host__
#define HIPCUB_DEVICE __device__
#define HIPCUB_HOST_DEVICE __host__ __device__
#define HIPCUB_FORCEINLINE __forceinline__
#define HIPCUB_SHARED_MEMORY __shared__
#define HIPCUB_WARP_SIZE_32 32u
#define HIPCUB_WARP_SIZE_64 64u
#define HIPCUB_MAX_WARP_SIZE HIPCUB_WARP_SIZE_64
#define HIPCUB_WARP_THREADS warpSize
#define HIPCUB_HOST_WARP_THREADS warpSize
// A constant, although one build runs at both widths: a logical warp that is larger than the
// device's is a whole warp of the device.
#define HIPCUB_DEVICE_WARP_THREADS 64
#define HIPCUB_MAX(a, b) (((a) > (b)) ? (a) : (b))
#define HIPCUB_MIN(a, b) (((a) < (b)) ? (a) : (b))
#define HIPCUB_QUOTIENT_FLOOR(x, y) ((x) / (y))
#define HIPCUB_QUOTIENT_CEILING(x, y) (((x) + (y) - 1) / (y))
#define HIPCUB_ROUND_UP_NEAREST(x, y) ((((x) + (y) - 1) / (y)) * y)
#define HIPCUB_ROUND_DOWN_NEAREST(x, y) (((x) / (y)) * y)
#define HIPCUB_PREVENT_MACRO_SUBSTITUTION
#else
#define CUB_VERSION 200800
#define CUB_MAJOR_VERSION 2
#define CUB_MINOR_VERSION 8
#define CUB_SUBMINOR_VERSION 0
#define CUB_PATCH_NUMBER 0
#define CUB_RUNTIME_FUNCTION __host__
#define CUB_IS_DEVICE_CODE 0
#define CUB_PTX_ARCH 860
#define CUB_PTX_WARP_THREADS 32
#define CUB_WARP_THREADS(arch) 32
#define CUB_LOG_WARP_THREADS(arch) 5
#define CUB_PTX_LOG_WARP_THREADS 5
#define CUB_PTX_SMEM_BANKS 32
#define CUB_MAX(a, b) (((b) > (a)) ? (b) : (a))
#define CUB_MIN(a, b) (((b) < (a)) ? (b) : (a))
#define CUB_QUOTIENT_FLOOR(x, y) ((x) / (y))
#define CUB_QUOTIENT_CEILING(x, y) (((x) + (y) - 1) / (y))
#define CUB_ROUND_UP_NEAREST(x, y) ((((x) + (y) - 1) / (y)) * (y))
#define CUB_ROUND_DOWN_NEAREST(x, y) (((x) / (y)) * (y))
#define CUB_STATIC_ASSERT(condition, message) static_assert(condition, message)
#define CUB_PREVENT_MACRO_SUBSTITUTION
#define CUB_NAMESPACE_BEGIN namespace cub {
#define CUB_NAMESPACE_END }
#ifndef CUB_NS_PREFIX
#define CUB_NS_PREFIX
#define CUB_NS_POSTFIX
#endif
#ifndef CUB_NS_QUALIFIER
#define CUB_NS_QUALIFIER ::cub
#endif
#endif

#if defined(DEBUG) || defined(_DEBUG)
#ifdef __HIP__
#define HIPCUB_STDERR
#else
#define CUB_STDERR
#endif
#endif

namespace TRANSHIP_CUB {

TRANSHIP_CUB_BOTH TRANSHIP_NAME(Error_t) Debug(TRANSHIP_NAME(Error_t) error, const char *file, int line) {
#if defined(CUB_STDERR) || defined(HIPCUB_STDERR)
  if (error)
    printf("error %d [%s, %d]\n", int(error), file, line);
#endif
  return error;
}

/// CUB's kernels have 32 lanes to a warp, hipCUB's as many as the device. Logical warps may be
/// smaller.
TRANSHIP_CUB_DEVICE int transhipWarpThreads() {
#ifdef __HIP__
  return warpSize;
#else
  return 32;
#endif
}
#ifdef __HIP__
enum : int { transhipDefaultWarp = HIPCUB_DEVICE_WARP_THREADS };
#else
enum : int { transhipDefaultWarp = CUB_PTX_WARP_THREADS };
#endif

} // namespace TRANSHIP_CUB

#ifdef __HIP__
#define HipcubDebug(error) ::hipcub::Debug((hipError_t)(error), __FILE__, __LINE__)
#define HipcubLog(message) printf("hipcub: %s [%s:%d]\n", message, __FILE__, __LINE__)
#define _HipcubLog(...) printf(__VA_ARGS__)
#else
#define CubDebug(error) ::cub::Debug((cudaError_t)(error), __FILE__, __LINE__)
#define CubDebugExit(error)                                                                        \
  if (::cub::Debug((cudaError_t)(error), __FILE__, __LINE__)) {                                    \
    exit(1);                                                                                       \
  }
#define _CubLog(...) printf(__VA_ARGS__)
#endif

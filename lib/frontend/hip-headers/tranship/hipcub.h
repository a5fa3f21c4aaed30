// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <tranship/rocthrust.h>
#define cub hipcub
#define cudaError_t hipError_t
#define cudaStream_t hipStream_t
#include <tranship/cub.h>
#undef cudaStream_t
#undef cudaError_t
#undef cub
#undef CUB_NS_PREFIX
#undef CUB_NS_POSTFIX
#undef CUB_NS_QUALIFIER
#undef CUB_VERSION
#undef CUB_PTX_WARP_THREADS
#undef CubDebug
#undef CubDebugExit

#define HIPCUB_VERSION 400000
#define HIPCUB_WARP_THREADS 64
#define HIPCUB_DEVICE_WARP_THREADS 64
#define HIPCUB_HOST_WARP_THREADS 64
#define HIPCUB_ARCH 1
#define HIPCUB_RUNTIME_FUNCTION __host__
#define HIPCUB_DEVICE __device__
#define HIPCUB_HOST __host__
#define HIPCUB_HOST_DEVICE __host__ __device__
#define HIPCUB_MAX(a, b) (((a) > (b)) ? (a) : (b))
#define HIPCUB_MIN(a, b) (((a) < (b)) ? (a) : (b))
#define HipcubDebug(error) hipcub::Debug((hipError_t)(error), __FILE__, __LINE__)

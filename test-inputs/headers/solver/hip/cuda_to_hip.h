// SPDX-License-Identifier: 0BSD
// Written by `tranship header`: lets CUDA sources compile as HIP unchanged, with this folder
// on the include path: -x hip -I FOLDER -include cuda_to_hip.h
#pragma once

#if defined(__HIP__) || defined(__HIPCC__) || defined(__HIP_PLATFORM_AMD__)

#include <hip/hip_runtime.h>

#define CUBLAS_STATUS_SUCCESS HIPBLAS_STATUS_SUCCESS
#define cublasHandle_t hipblasHandle_t
#define cublasSscal hipblasSscal
#define cudaDeviceProp hipDeviceProp_t
#define cudaError_t hipError_t
#define cudaGetDeviceCount hipGetDeviceCount
#define cudaGetDeviceProperties hipGetDeviceProperties
#define cudaGetErrorString hipGetErrorString
#define cudaStreamSynchronize hipStreamSynchronize
#define cudaStream_t hipStream_t
#define cudaSuccess hipSuccess

// Calls whose arguments change.
#define CUDA_TO_HIP_NTH(a0, a1, a2, a3, n, ...) n
#define CUDA_TO_HIP_JOIN_(a, b) a##b
#define CUDA_TO_HIP_JOIN(a, b) CUDA_TO_HIP_JOIN_(a, b)
#define CUDA_TO_HIP_CALL(name, ...) CUDA_TO_HIP_JOIN(name, CUDA_TO_HIP_NTH(__VA_ARGS__, 4, 3, 2, 1, 0))
#define __shfl_down_sync(a0, a1, a2) __shfl_down(a1, a2, 32)
#define CUDA_TO_HIP_cudaMemcpyToSymbol_3(a0, a1, a2) hipMemcpyToSymbol(HIP_SYMBOL(a0), a1, a2)
#define CUDA_TO_HIP_cudaMemcpyToSymbol_4(a0, a1, a2, a3) hipMemcpyToSymbol(HIP_SYMBOL(a0), a1, a2, a3)
#define cudaMemcpyToSymbol(...) CUDA_TO_HIP_CALL(CUDA_TO_HIP_cudaMemcpyToSymbol_, __VA_ARGS__)(__VA_ARGS__)

// Macros that exist if HIP's macros do.
#if defined(__HIP_DEVICE_COMPILE__) && !defined(__CUDA_ARCH__)
#define __CUDA_ARCH__ (__HIP_DEVICE_COMPILE__ * 600)
#endif

#endif

// SPDX-License-Identifier: 0BSD
// Defines the names of cuda_to_hip.h again.
#undef CUDA_TO_HIP_HIDDEN
#pragma pop_macro("CUBLAS_STATUS_SUCCESS")
#pragma pop_macro("cublasHandle_t")
#pragma pop_macro("cublasSscal")
#pragma pop_macro("cudaDeviceProp")
#pragma pop_macro("cudaError_t")
#pragma pop_macro("cudaGetDeviceCount")
#pragma pop_macro("cudaGetDeviceProperties")
#pragma pop_macro("cudaGetErrorString")
#pragma pop_macro("cudaStreamSynchronize")
#pragma pop_macro("cudaStream_t")
#pragma pop_macro("cudaSuccess")
#pragma pop_macro("__shfl_down_sync")
#pragma pop_macro("cudaMemcpyToSymbol")
#pragma pop_macro("__CUDA_ARCH__")

// Macros that exist if HIP's macros do.
#if defined(__HIP_DEVICE_COMPILE__) && !defined(__CUDA_ARCH__)
#define __CUDA_ARCH__ (__HIP_DEVICE_COMPILE__ * 600)
#endif

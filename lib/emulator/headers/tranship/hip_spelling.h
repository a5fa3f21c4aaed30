// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The runtime API in HIP's spelling.
#pragma once
#pragma GCC system_header

// Programs test the include guards of the HIP headers.
#define HIP_INCLUDE_HIP_DRIVER_TYPES_H
#define HIP_INCLUDE_HIP_HIP_RUNTIME_API_H

#include "vector.h"

#define TRANSHIP_NAME(name) hip##name
#define TRANSHIP_GPU_MAKE(name) make_hip##name
// Names that only CUDA has, and numbers that differ.
#define TRANSHIP_GPU_IN_KERNELS
#define TRANSHIP_GPU_CUDA_ONLY(...)
#define TRANSHIP_GPU_VALUE(cuda, hip) hip
#define TRANSHIP_GPU_MULTIPROCESSORS hipDeviceAttributeMultiprocessorCount
#define TRANSHIP_GPU_ERROR_NAME(cuda_name, name) hip##name
#define TRANSHIP_GPU_ERROR hipError_t
#define TRANSHIP_GPU_POINTER_ATTRIBUTES hipPointerAttribute_t
#define TRANSHIP_GPU_DEVICE_PROPERTIES hipDeviceProp_t
#define TRANSHIP_GPU_DEVICE_ATTRIBUTE hipDeviceAttribute_t
#define TRANSHIP_GPU_FUNC_CACHE hipFuncCache_t
#define TRANSHIP_GPU_SHARED_MEM_CONFIG hipSharedMemConfig
#define TRANSHIP_GPU_LIMIT hipLimit_t
#define TRANSHIP_GPU_MEMORY_ADVISE hipMemoryAdvise
#ifdef __cplusplus
#define TRANSHIP_GPU_DEFAULT(value) = value
#else
#define TRANSHIP_GPU_DEFAULT(value)
#endif
// Errors that HIP adds, and older names that it keeps.
#define TRANSHIP_GPU_MORE_ERRORS                                                                            \
  hipErrorMemoryAllocation = 2, hipErrorInitializationError = 3,                                   \
  hipErrorInvalidResourceHandle = 400, hipErrorRuntimeMemory = 1052, hipErrorRuntimeOther = 1053,  \
  hipErrorTbd = 1054,

#define TRANSHIP_GPU_MORE_MEMORY_TYPES hipMemoryTypeArray = 10, hipMemoryTypeUnified = 11,

enum hipDeviceAttribute_t {
#define HIP_ATTRIBUTE(name, number, cuda) hipDeviceAttribute##name = number,
#include "hip_attributes.def"
#undef HIP_ATTRIBUTE
  hipDeviceAttributePciDomainID = hipDeviceAttributePciDomainId
};
enum {
  hipHostMallocDefault = 0,
  hipHostMallocPortable = 1,
  hipHostMallocMapped = 2,
  hipHostMallocWriteCombined = 4,
  hipHostMallocNumaUser = 0x20000000,
  hipHostMallocCoherent = 0x40000000,
  hipHostAllocDefault = 0,
  hipHostAllocPortable = 1,
  hipHostAllocMapped = 2,
  hipHostAllocWriteCombined = 4,
  hipEventDisableSystemFence = 0x20000000,
  hipEventReleaseToDevice = 0x40000000
};

#include "runtime_types.inc"

typedef enum hipError_t hipError_t;
typedef enum hipMemcpyKind hipMemcpyKind;
typedef struct hipDeviceProp_t hipDeviceProp_t;
typedef enum hipLimit_t hipLimit_t;
typedef struct hipMemcpy3DPeerParms hipMemcpy3DPeerParms;
typedef enum hipMemAllocationHandleType hipMemAllocationHandleType;

#ifdef __cplusplus
extern "C" {
#endif
#define TRANSHIP_GPU_FUNCTION(name, parameters) enum TRANSHIP_GPU_ERROR TRANSHIP_NAME(name) parameters;
#define TRANSHIP_GPU_FUNCTION_IN_KERNELS(name, parameters)                                                  \
  TRANSHIP_GPU_IN_KERNELS enum TRANSHIP_GPU_ERROR TRANSHIP_NAME(name) parameters;
#include "runtime_functions.inc"
#undef TRANSHIP_GPU_FUNCTION
#undef TRANSHIP_GPU_FUNCTION_IN_KERNELS
const char *hipGetErrorString(enum hipError_t error);
const char *hipGetErrorName(enum hipError_t error);
struct hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w,
                                                 enum hipChannelFormatKind kind);
enum hipError_t hipMallocManaged(void **pointer, size_t size, unsigned flags TRANSHIP_GPU_DEFAULT(1));
#ifdef __cplusplus
}
#include "runtime_templates.inc"

// Other names for the same functions.
inline hipError_t hipHostMalloc(void **pointer, size_t size, unsigned flags = 0) {
  return hipHostAlloc(pointer, size, flags);
}
template <class T> inline hipError_t hipHostMalloc(T **pointer, size_t size, unsigned flags = 0) {
  return hipHostAlloc((void **)pointer, size, flags);
}
inline hipError_t hipHostFree(void *pointer) { return hipFreeHost(pointer); }
inline hipError_t hipMemcpyWithStream(void *to, const void *from, size_t size, hipMemcpyKind kind,
                                      hipStream_t stream) {
  return hipMemcpyAsync(to, from, size, kind, stream);
}
inline hipError_t hipMemPrefetchAsync_v2(const void *pointer, size_t size, hipMemLocation place,
                                         unsigned flags, hipStream_t stream = 0) {
  return hipMemPrefetchAsync(pointer, size, place, flags, stream);
}
inline hipError_t hipMemAdvise_v2(const void *pointer, size_t size, hipMemoryAdvise advice,
                                  hipMemLocation place) {
  return hipMemAdvise(pointer, size, advice, place);
}
inline hipError_t hipExtMallocWithFlags(void **pointer, size_t size, unsigned) {
  return hipMalloc(pointer, size);
}
#endif

#include "hip_driver.h"

#define hipStreamAttrID hipLaunchAttributeID
#define hipStreamAttrValue hipLaunchAttributeValue
#define hipStreamAttributeAccessPolicyWindow hipLaunchAttributeAccessPolicyWindow
#define hipStreamAttributeSynchronizationPolicy hipLaunchAttributeSynchronizationPolicy
#define hipStreamAttributeMemSyncDomainMap hipLaunchAttributeMemSyncDomainMap
#define hipStreamAttributeMemSyncDomain hipLaunchAttributeMemSyncDomain
#define hipStreamAttributePriority hipLaunchAttributePriority
#define hipKernelNodeAttrID hipLaunchAttributeID
#define hipKernelNodeAttrValue hipLaunchAttributeValue
#define hipKernelNodeAttributeAccessPolicyWindow hipLaunchAttributeAccessPolicyWindow
#define hipKernelNodeAttributeCooperative hipLaunchAttributeCooperative
#define hipKernelNodeAttributePriority hipLaunchAttributePriority
#define hipStreamDefault 0x00
#define hipStreamPerThread ((hipStream_t)0x2)
#define HIP_SYMBOL(X) X
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_DYNAMIC_SHARED(type, variable) extern __shared__ type variable[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE
#define HIP_VERSION_MAJOR 7
#define HIP_VERSION_MINOR 2
#define HIP_VERSION_PATCH 0
#define HIP_VERSION 70200000

#ifdef __HIP__
#define hipLaunchKernelGGL(kernel, grid, block, shared, stream, ...)                               \
  (kernel)<<<(grid), (block), (shared), (stream)>>>(__VA_ARGS__)
#endif

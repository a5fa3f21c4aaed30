// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules, contexts and everything else that HIP has of CUDA's driver API.
#pragma once
#pragma GCC system_header

#define DRIVER(name) HIP_##name
#define DRIVER_TYPE(name) HIP_##name
#define DRIVER_JIT(name, cuda) hipJit##name
#define DRIVER_DEVICE hipDevice_t
#define DRIVER_CONTEXT hipCtx_t
#define DRIVER_MODULE hipModule_t
#define DRIVER_FUNCTION_HANDLE hipFunction_t
#define DRIVER_LINK_STATE hipLinkState_t
#define DRIVER_LIBRARY hipLibrary_t
#define DRIVER_KERNEL hipKernel_t
#define DRIVER_POINTER hipDeviceptr_t
#define DRIVER_ARRAY_FORMAT hipArray_Format
#define DRIVER_ADDRESS_MODE HIPaddress_mode_enum
#define DRIVER_FILTER_MODE HIPfilter_mode_enum
#define DRIVER_RESOURCE_TYPE HIPresourcetype_enum
#define DRIVER_MEMORY_TYPE hipMemoryType
#define DRIVER_MEMCPY2D hip_Memcpy2D
#define DRIVER_FUNCTION_ATTRIBUTE hipFunction_attribute
#define DRIVER_POINTER_ATTRIBUTE hipPointer_attribute
#define DRIVER_ALLOCATION_PROPERTIES hipMemAllocationProp
#define DRIVER_JIT_INPUT hipJitInputType
#define DRIVER_JIT_OPTION hipJitOption
#define DRIVER_GRANULARITY hipMemAllocationGranularity_flags
#define DRIVER_ALLOCATION_HANDLE hipMemGenericAllocationHandle_t
#define DRIVER_ACCESS_DESCRIPTION hipMemAccessDesc
#define DRIVER_RESULT hipError_t
#define DRIVER_MEMSET_VALUE int

typedef void *hipDeviceptr_t;
typedef struct TranshipAllocation *hipMemGenericAllocationHandle_t;
enum hipMemAllocationGranularity_flags {
  hipMemAllocationGranularityMinimum = 0,
  hipMemAllocationGranularityRecommended = 1
};
typedef struct hipUUID_t hipUUID;

#include "driver_types.inc"

#define HIP_LAUNCH_PARAM_END DRIVER_LAUNCH_PARAM_END
#define HIP_LAUNCH_PARAM_BUFFER_POINTER DRIVER_LAUNCH_PARAM_BUFFER_POINTER
#define HIP_LAUNCH_PARAM_BUFFER_SIZE DRIVER_LAUNCH_PARAM_BUFFER_SIZE

typedef enum hipJitOption hipJitOption;
typedef enum hipJitInputType hipJitInputType;
typedef enum hipFunction_attribute hipFunction_attribute;
typedef enum hipPointer_attribute hipPointer_attribute;
typedef enum hipMemoryType hipMemoryType;
typedef enum hipArray_Format hipArray_Format;
typedef enum HIPaddress_mode_enum HIPaddress_mode;
typedef enum HIPfilter_mode_enum HIPfilter_mode;
typedef enum HIPresourcetype_enum HIPresourcetype;
typedef struct hipMemAccessDesc hipMemAccessDesc;

#ifdef __cplusplus
extern "C" {
#endif
#define DRIVER_FUNCTION(cuda, name, parameters) enum hipError_t hip##name parameters;
#define DRIVER_FUNCTION_CUDA(cuda, parameters)
#include "driver_functions.inc"
#undef DRIVER_FUNCTION
#undef DRIVER_FUNCTION_CUDA
enum hipError_t hipModuleOccupancyMaxPotentialBlockSize(int *grid, int *block,
                                                        hipFunction_t function, size_t shared,
                                                        int limit);
#ifdef __cplusplus
}
#endif

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules, contexts and everything else that HIP has of the CUDA driver API.
#pragma once
#pragma GCC system_header

#define TRANSHIP_DRIVER(name) HIP_##name
#define TRANSHIP_DRIVER_TYPE(name) HIP_##name
#define TRANSHIP_DRIVER_JIT(name, cuda) hipJit##name
#define TRANSHIP_DRIVER_DEVICE hipDevice_t
#define TRANSHIP_DRIVER_CONTEXT hipCtx_t
#define TRANSHIP_DRIVER_MODULE hipModule_t
#define TRANSHIP_DRIVER_FUNCTION_HANDLE hipFunction_t
#define TRANSHIP_DRIVER_LINK_STATE hipLinkState_t
#define TRANSHIP_DRIVER_LIBRARY hipLibrary_t
#define TRANSHIP_DRIVER_KERNEL hipKernel_t
#define TRANSHIP_DRIVER_POINTER hipDeviceptr_t
#define TRANSHIP_DRIVER_ARRAY_FORMAT hipArray_Format
#define TRANSHIP_DRIVER_ADDRESS_MODE HIPaddress_mode_enum
#define TRANSHIP_DRIVER_FILTER_MODE HIPfilter_mode_enum
#define TRANSHIP_DRIVER_RESOURCE_TYPE HIPresourcetype_enum
#define TRANSHIP_DRIVER_MEMORY_TYPE hipMemoryType
#define TRANSHIP_DRIVER_MEMCPY2D hip_Memcpy2D
#define TRANSHIP_DRIVER_FUNCTION_ATTRIBUTE hipFunction_attribute
#define TRANSHIP_DRIVER_POINTER_ATTRIBUTE hipPointer_attribute
#define TRANSHIP_DRIVER_ALLOCATION_PROPERTIES hipMemAllocationProp
#define TRANSHIP_DRIVER_JIT_INPUT hipJitInputType
#define TRANSHIP_DRIVER_JIT_OPTION hipJitOption
#define TRANSHIP_DRIVER_GRANULARITY hipMemAllocationGranularity_flags
#define TRANSHIP_DRIVER_ALLOCATION_HANDLE hipMemGenericAllocationHandle_t
#define TRANSHIP_DRIVER_ACCESS_DESCRIPTION hipMemAccessDesc
#define TRANSHIP_DRIVER_RESULT hipError_t
#define TRANSHIP_DRIVER_MEMSET_VALUE int

typedef void *hipDeviceptr_t;
typedef struct TranshipAllocation *hipMemGenericAllocationHandle_t;
enum hipMemAllocationGranularity_flags {
  hipMemAllocationGranularityMinimum = 0,
  hipMemAllocationGranularityRecommended = 1
};
typedef struct hipUUID_t hipUUID;

#include "driver_types.inc"

#define HIP_LAUNCH_PARAM_END TRANSHIP_DRIVER_LAUNCH_PARAM_END
#define HIP_LAUNCH_PARAM_BUFFER_POINTER TRANSHIP_DRIVER_LAUNCH_PARAM_BUFFER_POINTER
#define HIP_LAUNCH_PARAM_BUFFER_SIZE TRANSHIP_DRIVER_LAUNCH_PARAM_BUFFER_SIZE

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
#define TRANSHIP_DRIVER_FUNCTION(cuda, name, parameters) enum hipError_t hip##name parameters;
#define TRANSHIP_DRIVER_FUNCTION_CUDA(cuda, parameters)
#include "driver_functions.inc"
#undef TRANSHIP_DRIVER_FUNCTION
#undef TRANSHIP_DRIVER_FUNCTION_CUDA
enum hipError_t hipModuleOccupancyMaxPotentialBlockSize(int *grid, int *block,
                                                        hipFunction_t function, size_t shared,
                                                        int limit);
#ifdef __cplusplus
}
#endif

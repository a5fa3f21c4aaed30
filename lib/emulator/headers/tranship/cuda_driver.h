// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver API in CUDA's spelling (cuda.h).
#pragma once
#pragma GCC system_header

#include "cuda_spelling.h"

// Programs test the include guard of the CUDA header.
#define __cuda_cuda_h__
#define CUDA_VERSION 13000

#define TRANSHIP_DRIVER(name) CU_##name
#define TRANSHIP_DRIVER_TYPE(name) CUDA_##name
#define TRANSHIP_DRIVER_JIT(hip, cuda) CU_JIT_##cuda
#define TRANSHIP_DRIVER_DEVICE CUdevice
#define TRANSHIP_DRIVER_CONTEXT CUcontext
#define TRANSHIP_DRIVER_MODULE CUmodule
#define TRANSHIP_DRIVER_FUNCTION_HANDLE CUfunction
#define TRANSHIP_DRIVER_LINK_STATE CUlinkState
#define TRANSHIP_DRIVER_LIBRARY CUlibrary
#define TRANSHIP_DRIVER_KERNEL CUkernel
#define TRANSHIP_DRIVER_POINTER CUdeviceptr
#define TRANSHIP_DRIVER_ARRAY_FORMAT CUarray_format_enum
#define TRANSHIP_DRIVER_ADDRESS_MODE CUaddress_mode_enum
#define TRANSHIP_DRIVER_FILTER_MODE CUfilter_mode_enum
#define TRANSHIP_DRIVER_RESOURCE_TYPE CUresourcetype_enum
#define TRANSHIP_DRIVER_MEMORY_TYPE CUmemorytype_enum
#define TRANSHIP_DRIVER_MEMCPY2D CUDA_MEMCPY2D
#define TRANSHIP_DRIVER_FUNCTION_ATTRIBUTE CUfunction_attribute_enum
#define TRANSHIP_DRIVER_POINTER_ATTRIBUTE CUpointer_attribute_enum
#define TRANSHIP_DRIVER_ALLOCATION_PROPERTIES CUmemAllocationProp
#define TRANSHIP_DRIVER_JIT_INPUT CUjitInputType_enum
#define TRANSHIP_DRIVER_JIT_OPTION CUjit_option_enum
#define TRANSHIP_DRIVER_GRANULARITY CUmemAllocationGranularity_flags
#define TRANSHIP_DRIVER_ALLOCATION_HANDLE CUmemGenericAllocationHandle
#define TRANSHIP_DRIVER_ACCESS_DESCRIPTION cudaMemAccessDesc
#define TRANSHIP_DRIVER_RESULT CUresult
#define TRANSHIP_DRIVER_MEMSET_VALUE unsigned
#define TRANSHIP_DRIVER_BLOCK_SIZE_FUNCTION CUoccupancyB2DSize

typedef unsigned long long CUdeviceptr, CUdeviceptr_v2, CUmemGenericAllocationHandle;
typedef enum cudaError_enum {
#define TRANSHIP_DRIVER_ERROR(name, number) name = number,
#include "driver_errors.def"
#undef TRANSHIP_DRIVER_ERROR
} CUresult;
typedef enum CUdevice_attribute_enum {
#define TRANSHIP_DRIVER_ATTRIBUTE(name, number) CU_DEVICE_ATTRIBUTE_##name = number,
#include "driver_attributes.def"
#undef TRANSHIP_DRIVER_ATTRIBUTE
} CUdevice_attribute;
typedef enum CUmemorytype_enum {
  CU_MEMORYTYPE_HOST = 1,
  CU_MEMORYTYPE_DEVICE = 2,
  CU_MEMORYTYPE_ARRAY = 3,
  CU_MEMORYTYPE_UNIFIED = 4
} CUmemorytype;
typedef enum CUcomputemode_enum {
  CU_COMPUTEMODE_DEFAULT = 0,
  CU_COMPUTEMODE_PROHIBITED = 2,
  CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3
} CUcomputemode;
enum {
  CU_CTX_SCHED_AUTO = 0,
  CU_CTX_SCHED_SPIN = 1,
  CU_CTX_SCHED_YIELD = 2,
  CU_CTX_SCHED_BLOCKING_SYNC = 4,
  CU_CTX_BLOCKING_SYNC = 4,
  CU_CTX_SCHED_MASK = 7,
  CU_CTX_MAP_HOST = 8,
  CU_CTX_LMEM_RESIZE_TO_MAX = 16,
  CU_CTX_FLAGS_MASK = 0xff,
  CU_STREAM_DEFAULT = 0,
  CU_STREAM_NON_BLOCKING = 1,
  CU_EVENT_DEFAULT = 0,
  CU_EVENT_BLOCKING_SYNC = 1,
  CU_EVENT_DISABLE_TIMING = 2,
  CU_EVENT_INTERPROCESS = 4,
  CU_MEM_ATTACH_GLOBAL = 1,
  CU_MEM_ATTACH_HOST = 2,
  CU_MEM_ATTACH_SINGLE = 4
};
enum CUmemAllocationGranularity_flags {
  CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
  CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1
};
enum { CU_MEM_ALLOCATION_COMP_NONE = 0, CU_MEM_ALLOCATION_COMP_GENERIC = 1 };
#define CU_MEMHOSTALLOC_PORTABLE 1
#define CU_MEMHOSTALLOC_DEVICEMAP 2
#define CU_MEMHOSTALLOC_WRITECOMBINED 4
#define CU_MEMHOSTREGISTER_PORTABLE 1
#define CU_MEMHOSTREGISTER_DEVICEMAP 2

// Types of the runtime API under other names.
typedef cudaStream_t CUstream;
typedef cudaEvent_t CUevent;
typedef cudaArray_t CUarray;
typedef cudaMipmappedArray_t CUmipmappedArray;
typedef cudaMemPool_t CUmemoryPool;
typedef cudaGraph_t CUgraph;
typedef cudaGraphExec_t CUgraphExec;
typedef cudaGraphNode_t CUgraphNode;
typedef cudaTextureObject_t CUtexObject;
typedef cudaSurfaceObject_t CUsurfObject;
typedef cudaHostFn_t CUhostFn;
typedef cudaUUID_t CUuuid;
typedef enum cudaFuncCache CUfunc_cache;
#define CU_FUNC_CACHE_PREFER_NONE cudaFuncCachePreferNone
#define CU_FUNC_CACHE_PREFER_SHARED cudaFuncCachePreferShared
#define CU_FUNC_CACHE_PREFER_L1 cudaFuncCachePreferL1
#define CU_FUNC_CACHE_PREFER_EQUAL cudaFuncCachePreferEqual
typedef enum cudaSharedMemConfig CUsharedconfig;
#define CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE cudaSharedMemBankSizeDefault
#define CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE cudaSharedMemBankSizeFourByte
#define CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE cudaSharedMemBankSizeEightByte
typedef enum cudaLimit CUlimit;
#define CU_LIMIT_STACK_SIZE cudaLimitStackSize
#define CU_LIMIT_PRINTF_FIFO_SIZE cudaLimitPrintfFifoSize
#define CU_LIMIT_MALLOC_HEAP_SIZE cudaLimitMallocHeapSize
typedef enum cudaStreamCaptureMode CUstreamCaptureMode;
#define CU_STREAM_CAPTURE_MODE_GLOBAL cudaStreamCaptureModeGlobal
#define CU_STREAM_CAPTURE_MODE_THREAD_LOCAL cudaStreamCaptureModeThreadLocal
#define CU_STREAM_CAPTURE_MODE_RELAXED cudaStreamCaptureModeRelaxed
typedef struct cudaMemLocation CUmemLocation;
#define CU_MEM_LOCATION_TYPE_INVALID cudaMemLocationTypeInvalid
#define CU_MEM_LOCATION_TYPE_DEVICE cudaMemLocationTypeDevice
#define CU_MEM_LOCATION_TYPE_HOST cudaMemLocationTypeHost
typedef struct cudaMemAccessDesc CUmemAccessDesc;
#define CU_MEM_ACCESS_FLAGS_PROT_NONE cudaMemAccessFlagsProtNone
#define CU_MEM_ACCESS_FLAGS_PROT_READ cudaMemAccessFlagsProtRead
#define CU_MEM_ACCESS_FLAGS_PROT_READWRITE cudaMemAccessFlagsProtReadWrite
typedef enum cudaMemAllocationType CUmemAllocationType;
#define CU_MEM_ALLOCATION_TYPE_PINNED cudaMemAllocationTypePinned
typedef enum cudaMemAllocationHandleType CUmemAllocationHandleType;
#define CU_MEM_HANDLE_TYPE_NONE cudaMemHandleTypeNone
#define CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR cudaMemHandleTypePosixFileDescriptor
#define CU_STREAM_LEGACY cudaStreamLegacy
#define CU_STREAM_PER_THREAD cudaStreamPerThread
#define CUDA_ARRAY3D_LAYERED cudaArrayLayered
#define CUDA_ARRAY3D_SURFACE_LDST cudaArraySurfaceLoadStore
#define CUDA_ARRAY3D_CUBEMAP cudaArrayCubemap
#define CUDA_ARRAY3D_TEXTURE_GATHER cudaArrayTextureGather

#include "driver_types.inc"

#define CU_LAUNCH_PARAM_END TRANSHIP_DRIVER_LAUNCH_PARAM_END
#define CU_LAUNCH_PARAM_BUFFER_POINTER TRANSHIP_DRIVER_LAUNCH_PARAM_BUFFER_POINTER
#define CU_LAUNCH_PARAM_BUFFER_SIZE TRANSHIP_DRIVER_LAUNCH_PARAM_BUFFER_SIZE

typedef enum CUarray_format_enum CUarray_format;
typedef enum CUaddress_mode_enum CUaddress_mode;
typedef enum CUfilter_mode_enum CUfilter_mode;
typedef enum CUresourcetype_enum CUresourcetype;
typedef enum CUfunction_attribute_enum CUfunction_attribute;
typedef enum CUpointer_attribute_enum CUpointer_attribute;
typedef enum CUjitInputType_enum CUjitInputType;
typedef enum CUjit_option_enum CUjit_option;
typedef size_t (*CUoccupancyB2DSize)(int blockSize);
typedef void (*CUstreamCallback)(CUstream stream, CUresult status, void *data);

#ifdef __cplusplus
extern "C" {
#endif
#define TRANSHIP_DRIVER_FUNCTION(cuda, hip, parameters) CUresult cu##cuda parameters;
#define TRANSHIP_DRIVER_FUNCTION_CUDA(cuda, parameters) CUresult cu##cuda parameters;
CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice device);
CUresult cuStreamAddCallback(CUstream stream, CUstreamCallback callback, void *data,
                             unsigned flags);
#include "driver_functions.inc"
#undef TRANSHIP_DRIVER_FUNCTION
#undef TRANSHIP_DRIVER_FUNCTION_CUDA
#ifdef __cplusplus
}

// CUDA 13 also takes parameters.
struct CUctxCreateParams {
  void *execAffinityParams;
  int numExecAffinityParams;
  void *cigParams;
};
inline CUresult cuCtxCreate(CUcontext *context, CUctxCreateParams *, unsigned flags,
                            CUdevice device) {
  return cuCtxCreate_v2(context, flags, device);
}
inline CUresult cuCtxCreate(CUcontext *context, unsigned flags, CUdevice device) {
  return cuCtxCreate_v2(context, flags, device);
}
#else
#define cuCtxCreate cuCtxCreate_v2
#endif

// Versions that programs may name.
#define cuMemAlloc_v2 cuMemAlloc
#define cuMemFree_v2 cuMemFree
#define cuMemcpyHtoD_v2 cuMemcpyHtoD
#define cuMemcpyDtoH_v2 cuMemcpyDtoH
#define cuMemcpyDtoD_v2 cuMemcpyDtoD
#define cuCtxDestroy_v2 cuCtxDestroy
#define cuModuleGetGlobal_v2 cuModuleGetGlobal
#define cuStreamDestroy_v2 cuStreamDestroy
#define cuEventDestroy_v2 cuEventDestroy
#define cuDeviceTotalMem_v2 cuDeviceTotalMem

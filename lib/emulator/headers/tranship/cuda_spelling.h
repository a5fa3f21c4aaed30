// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The runtime API in CUDA's spelling.
#pragma once
#pragma GCC system_header

#include "vector.h"

#define GPU(name) cuda##name
#define GPU_MAKE(name) make_cuda##name
// What CUDA alone has, and numbers that differ.
#define GPU_CUDA_ONLY(...) __VA_ARGS__
// Kernels may call it.
#define GPU_IN_KERNELS __host__ __device__
#define GPU_VALUE(cuda, hip) cuda
#define GPU_MULTIPROCESSORS cudaDevAttrMultiProcessorCount
#define GPU_ERROR_NAME(name, hip_name) cuda##name
#define GPU_ERROR cudaError
#define GPU_POINTER_ATTRIBUTES cudaPointerAttributes
#define GPU_DEVICE_PROPERTIES cudaDeviceProp
#define GPU_DEVICE_ATTRIBUTE cudaDeviceAttr
#define GPU_FUNC_CACHE cudaFuncCache
#define GPU_SHARED_MEM_CONFIG cudaSharedMemConfig
#define GPU_LIMIT cudaLimit
#define GPU_MEMORY_ADVISE cudaMemoryAdvise
#define GPU_STREAM_ATTRIBUTE_VALUE cudaStreamAttrValue
#define GPU_STREAM_ATTRIBUTE cudaStreamAttrID
#define GPU_STREAM_ACCESS_POLICY cudaStreamAttributeAccessPolicyWindow
#define GPU_STREAM_PRIORITY cudaStreamAttributePriority
#ifdef __cplusplus
#define GPU_DEFAULT(value) = value
#else
#define GPU_DEFAULT(value)
#endif

enum cudaDeviceAttr {
#define GPU_ATTRIBUTE(name, number, field) cudaDevAttr##name = number,
#include "attributes.def"
#undef GPU_ATTRIBUTE
  cudaDevAttrMax
};
enum {
  cudaHostAllocDefault = 0,
  cudaHostAllocPortable = 1,
  cudaHostAllocMapped = 2,
  cudaHostAllocWriteCombined = 4
};

#include "runtime_types.inc"

typedef enum cudaError cudaError_t;
// Programs name it without cuda.h, where nvcc's own headers bring it.
typedef struct TranshipContext *CUcontext;

#ifdef __cplusplus
extern "C" {
#endif
#define GPU_FUNCTION(name, parameters) enum GPU_ERROR GPU(name) parameters;
#define GPU_FUNCTION_IN_KERNELS(name, parameters)                                                  \
  GPU_IN_KERNELS enum GPU_ERROR GPU(name) parameters;
#include "runtime_functions.inc"
#undef GPU_FUNCTION
#undef GPU_FUNCTION_IN_KERNELS
GPU_IN_KERNELS const char *cudaGetErrorString(cudaError_t error);
GPU_IN_KERNELS const char *cudaGetErrorName(cudaError_t error);
struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
                                                   enum cudaChannelFormatKind kind);
cudaError_t cudaMallocManaged(void **pointer, size_t size, unsigned flags GPU_DEFAULT(1));
#ifdef __cplusplus
}
#include "runtime_templates.inc"

inline cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned flags) {
  return cudaEventCreateWithFlags(event, flags);
}
#endif

#define cudaStreamDefault 0x00 // also taken for a stream
#define cudaStreamLegacy ((cudaStream_t)0x1)
#define cudaStreamPerThread ((cudaStream_t)0x2)
#define cudaStreamTailLaunch ((cudaStream_t)0x3)
#define cudaStreamFireAndForget ((cudaStream_t)0x4)
// The version that translations assume if nobody names one.
#define CUDART_VERSION 13000
#define __CUDART_API_VERSION CUDART_VERSION

#ifdef __cplusplus
// CUDA 13 returns all of it in a structure.
struct cudaGraphExecUpdateResultInfo {
  cudaGraphExecUpdateResult result;
  cudaGraphNode_t errorNode, errorFromNode;
};
inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t exec, cudaGraph_t graph,
                                       cudaGraphExecUpdateResultInfo *info) {
  info->errorFromNode = nullptr;
  return cudaGraphExecUpdate(exec, graph, &info->errorNode, &info->result);
}
inline cudaError_t cudaThreadSynchronize() { return cudaDeviceSynchronize(); }
inline cudaError_t cudaThreadExit() { return cudaDeviceReset(); }
#endif

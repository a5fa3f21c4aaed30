// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The runtime API in CUDA's spelling.
#pragma once
#pragma GCC system_header

#include "vector.h"

#define TRANSHIP_NAME(name) cuda##name
#define TRANSHIP_GPU_MAKE(name) make_cuda##name
// Names that only CUDA has, and numbers that differ.
#define TRANSHIP_GPU_CUDA_ONLY(...) __VA_ARGS__
// Kernels may call it.
#define TRANSHIP_GPU_IN_KERNELS __host__ __device__
#define TRANSHIP_GPU_VALUE(cuda, hip) cuda
#define TRANSHIP_GPU_MULTIPROCESSORS cudaDevAttrMultiProcessorCount
#define TRANSHIP_GPU_ERROR_NAME(name, hip_name) cuda##name
#define TRANSHIP_GPU_ERROR cudaError
#define TRANSHIP_GPU_POINTER_ATTRIBUTES cudaPointerAttributes
#define TRANSHIP_GPU_DEVICE_PROPERTIES cudaDeviceProp
#define TRANSHIP_GPU_DEVICE_ATTRIBUTE cudaDeviceAttr
#define TRANSHIP_GPU_FUNC_CACHE cudaFuncCache
#define TRANSHIP_GPU_SHARED_MEM_CONFIG cudaSharedMemConfig
#define TRANSHIP_GPU_LIMIT cudaLimit
#define TRANSHIP_GPU_MEMORY_ADVISE cudaMemoryAdvise
#define TRANSHIP_GPU_STREAM_ATTRIBUTE_VALUE cudaStreamAttrValue
#define TRANSHIP_GPU_STREAM_ATTRIBUTE cudaStreamAttrID
#define TRANSHIP_GPU_STREAM_ACCESS_POLICY cudaStreamAttributeAccessPolicyWindow
#define TRANSHIP_GPU_STREAM_PRIORITY cudaStreamAttributePriority
#ifdef __cplusplus
#define TRANSHIP_GPU_DEFAULT(value) = value
#else
#define TRANSHIP_GPU_DEFAULT(value)
#endif

enum cudaDeviceAttr {
#define TRANSHIP_GPU_ATTRIBUTE(name, number, field) cudaDevAttr##name = number,
#include "attributes.def"
#undef TRANSHIP_GPU_ATTRIBUTE
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
// Programs name it without cuda.h, since nvcc's own headers declare it.
typedef struct TranshipContext *CUcontext;

#ifdef __cplusplus
extern "C" {
#endif
#define TRANSHIP_GPU_FUNCTION(name, parameters) enum TRANSHIP_GPU_ERROR TRANSHIP_NAME(name) parameters;
#define TRANSHIP_GPU_FUNCTION_IN_KERNELS(name, parameters)                                                  \
  TRANSHIP_GPU_IN_KERNELS enum TRANSHIP_GPU_ERROR TRANSHIP_NAME(name) parameters;
#include "runtime_functions.inc"
#undef TRANSHIP_GPU_FUNCTION
#undef TRANSHIP_GPU_FUNCTION_IN_KERNELS
TRANSHIP_GPU_IN_KERNELS const char *cudaGetErrorString(cudaError_t error);
TRANSHIP_GPU_IN_KERNELS const char *cudaGetErrorName(cudaError_t error);
struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
                                                   enum cudaChannelFormatKind kind);
cudaError_t cudaMallocManaged(void **pointer, size_t size, unsigned flags TRANSHIP_GPU_DEFAULT(1));
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
// The version that translations assume by default.
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

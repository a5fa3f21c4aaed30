// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The runtime API in CUDA's spelling.
#pragma once
#pragma GCC system_header

#include "vector.h"

#define TRANSHIP_CUDA_SPELLING
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

#define cudaStreamAttrID cudaLaunchAttributeID
#define cudaStreamAttrValue cudaLaunchAttributeValue
#define cudaStreamAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaStreamAttributeSynchronizationPolicy cudaLaunchAttributeSynchronizationPolicy
#define cudaStreamAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaStreamAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaStreamAttributePriority cudaLaunchAttributePriority
#define cudaKernelNodeAttrID cudaLaunchAttributeID
#define cudaKernelNodeAttrValue cudaLaunchAttributeValue
#define cudaKernelNodeAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaKernelNodeAttributeCooperative cudaLaunchAttributeCooperative
#define cudaKernelNodeAttributePriority cudaLaunchAttributePriority
#define cudaKernelNodeAttributeClusterDimension cudaLaunchAttributeClusterDimension
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
// CUDA 13 has data for edges, which are plain ones here.
inline cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
                                            const cudaGraphNode_t *to, const cudaGraphEdgeData *,
                                            size_t count) {
  return cudaGraphAddDependencies(graph, from, to, count);
}
inline cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
                                               const cudaGraphNode_t *to, const cudaGraphEdgeData *,
                                               size_t count) {
  return cudaGraphRemoveDependencies(graph, from, to, count);
}
inline cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
                                     cudaGraphEdgeData *edges, size_t *count) {
  for (size_t i = 0; edges && i < *count; ++i)
    edges[i] = {};
  return cudaGraphGetEdges(graph, from, to, count);
}
inline cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *nodes,
                                                cudaGraphEdgeData *edges, size_t *count) {
  for (size_t i = 0; edges && i < *count; ++i)
    edges[i] = {};
  return cudaGraphNodeGetDependencies(node, nodes, count);
}
inline cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *nodes,
                                                  cudaGraphEdgeData *edges, size_t *count) {
  for (size_t i = 0; edges && i < *count; ++i)
    edges[i] = {};
  return cudaGraphNodeGetDependentNodes(node, nodes, count);
}
inline cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *status,
                                            unsigned long long *id, cudaGraph_t *graph,
                                            const cudaGraphNode_t **after = nullptr,
                                            size_t *count = nullptr) {
  return cudaStreamGetCaptureInfo_v2(stream, status, id, graph, after, count);
}
inline cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *status,
                                            unsigned long long *id, cudaGraph_t *graph,
                                            const cudaGraphNode_t **after,
                                            const cudaGraphEdgeData **edges, size_t *count) {
  if (edges)
    *edges = nullptr;
  return cudaStreamGetCaptureInfo_v2(stream, status, id, graph, after, count);
}
inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *nodes,
                                                       const cudaGraphEdgeData *, size_t count,
                                                       unsigned flags = 0) {
  return cudaStreamUpdateCaptureDependencies(stream, nodes, count, flags);
}
// Names of versions, and older names.
#define TRANSHIP_SAME(name, other)                                                                 \
  template <class... Arguments> inline cudaError_t name(Arguments... arguments) {                  \
    return other(arguments...);                                                                    \
  }
TRANSHIP_SAME(cudaEventElapsedTime_v2, cudaEventElapsedTime)
TRANSHIP_SAME(cudaGetDeviceProperties_v2, cudaGetDeviceProperties)
TRANSHIP_SAME(cudaGraphAddDependencies_v2, cudaGraphAddDependencies)
TRANSHIP_SAME(cudaGraphGetEdges_v2, cudaGraphGetEdges)
TRANSHIP_SAME(cudaGraphNodeGetDependencies_v2, cudaGraphNodeGetDependencies)
TRANSHIP_SAME(cudaGraphNodeGetDependentNodes_v2, cudaGraphNodeGetDependentNodes)
TRANSHIP_SAME(cudaGraphRemoveDependencies_v2, cudaGraphRemoveDependencies)
TRANSHIP_SAME(cudaMemAdvise_v2, cudaMemAdvise)
TRANSHIP_SAME(cudaMemPrefetchAsync_v2, cudaMemPrefetchAsync)
TRANSHIP_SAME(cudaStreamGetCaptureInfo_v3, cudaStreamGetCaptureInfo)
TRANSHIP_SAME(cudaStreamUpdateCaptureDependencies_v2, cudaStreamUpdateCaptureDependencies)
TRANSHIP_SAME(cudaThreadGetCacheConfig, cudaDeviceGetCacheConfig)
TRANSHIP_SAME(cudaThreadGetLimit, cudaDeviceGetLimit)
TRANSHIP_SAME(cudaThreadSetCacheConfig, cudaDeviceSetCacheConfig)
TRANSHIP_SAME(cudaThreadSetLimit, cudaDeviceSetLimit)
#undef TRANSHIP_SAME
inline cudaChannelFormatDesc cudaCreateChannelDescHalf() {
  return cudaCreateChannelDesc(16, 0, 0, 0, cudaChannelFormatKindFloat);
}
inline cudaChannelFormatDesc cudaCreateChannelDescHalf1() { return cudaCreateChannelDescHalf(); }
inline cudaChannelFormatDesc cudaCreateChannelDescHalf2() {
  return cudaCreateChannelDesc(16, 16, 0, 0, cudaChannelFormatKindFloat);
}
inline cudaChannelFormatDesc cudaCreateChannelDescHalf4() {
  return cudaCreateChannelDesc(16, 16, 16, 16, cudaChannelFormatKindFloat);
}
inline cudaError_t cudaInitDevice(int device, unsigned, unsigned) { return cudaSetDevice(device); }
inline cudaError_t cudaThreadSynchronize() { return cudaDeviceSynchronize(); }
inline cudaError_t cudaThreadExit() { return cudaDeviceReset(); }
#endif
#ifdef TRANSHIP_GPU
// A kernel begins when those before it in its stream have ended.
inline __device__ void cudaGridDependencySynchronize() {}
inline __device__ void cudaTriggerProgrammaticLaunchCompletion() {}
#endif

#include "cuda_lacking.h"

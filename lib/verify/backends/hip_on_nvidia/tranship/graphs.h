// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graph functions whose parameters differ from CUDA's: HIP has no edge data, which CUDA added in
// 12.3 and has in the plain names since 13.
#pragma once

#include <cuda_runtime_api.h>

#if CUDART_VERSION >= 13000
#define TRANSHIP_NO_EDGES 0,
#else
#define TRANSHIP_NO_EDGES
#endif

static inline cudaError_t transhipGraphAddDependencies(cudaGraph_t graph,
                                                       const cudaGraphNode_t *from,
                                                       const cudaGraphNode_t *to, size_t count) {
  return cudaGraphAddDependencies(graph, from, to, TRANSHIP_NO_EDGES count);
}
#define hipGraphAddDependencies transhipGraphAddDependencies

static inline cudaError_t transhipGraphRemoveDependencies(cudaGraph_t graph,
                                                          const cudaGraphNode_t *from,
                                                          const cudaGraphNode_t *to, size_t count) {
  return cudaGraphRemoveDependencies(graph, from, to, TRANSHIP_NO_EDGES count);
}
#define hipGraphRemoveDependencies transhipGraphRemoveDependencies

static inline cudaError_t transhipGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from,
                                                cudaGraphNode_t *to, size_t *count) {
  return cudaGraphGetEdges(graph, from, to, TRANSHIP_NO_EDGES count);
}
#define hipGraphGetEdges transhipGraphGetEdges

static inline cudaError_t transhipGraphNodeGetDependencies(cudaGraphNode_t node,
                                                           cudaGraphNode_t *nodes, size_t *count) {
  return cudaGraphNodeGetDependencies(node, nodes, TRANSHIP_NO_EDGES count);
}
#define hipGraphNodeGetDependencies transhipGraphNodeGetDependencies

static inline cudaError_t
transhipGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *count) {
  return cudaGraphNodeGetDependentNodes(node, nodes, TRANSHIP_NO_EDGES count);
}
#define hipGraphNodeGetDependentNodes transhipGraphNodeGetDependentNodes

#if CUDART_VERSION >= 12020
static inline cudaError_t transhipGraphAddNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                               const cudaGraphNode_t *dependencies, size_t count,
                                               struct cudaGraphNodeParams *parameters) {
  return cudaGraphAddNode(node, graph, dependencies, TRANSHIP_NO_EDGES count, parameters);
}
#define hipGraphAddNode transhipGraphAddNode
#endif

/// HIP uses the parameters of CUDA before 12.
static inline cudaError_t transhipGraphInstantiate(cudaGraphExec_t *executable, cudaGraph_t graph,
                                                   cudaGraphNode_t *errorNode, char *log,
                                                   size_t logSize) {
#if CUDART_VERSION >= 12000
  (void)errorNode;
  if (log && logSize)
    *log = 0;
  return cudaGraphInstantiate(executable, graph, 0);
#else
  return cudaGraphInstantiate(executable, graph, errorNode, log, logSize);
#endif
}
#define hipGraphInstantiate transhipGraphInstantiate

/// HIP uses the parameters of CUDA before 12.
static inline cudaError_t transhipGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph,
                                                  cudaGraphNode_t *errorNode,
                                                  enum cudaGraphExecUpdateResult *result) {
#if CUDART_VERSION >= 12000
  cudaGraphExecUpdateResultInfo info;
  cudaError_t error = cudaGraphExecUpdate(executable, graph, &info);
  if (errorNode)
    *errorNode = info.errorNode;
  if (result)
    *result = info.result;
  return error;
#else
  return cudaGraphExecUpdate(executable, graph, errorNode, result);
#endif
}
#define hipGraphExecUpdate transhipGraphExecUpdate

static inline cudaError_t transhipStreamGetCaptureInfo(cudaStream_t stream,
                                                       enum cudaStreamCaptureStatus *status,
                                                       unsigned long long *id) {
#if CUDART_VERSION >= 13000
  return cudaStreamGetCaptureInfo(stream, status, id, 0, 0, 0, 0);
#else
  return cudaStreamGetCaptureInfo(stream, status, id);
#endif
}
#define hipStreamGetCaptureInfo transhipStreamGetCaptureInfo

static inline cudaError_t
transhipStreamGetCaptureInfo_v2(cudaStream_t stream, enum cudaStreamCaptureStatus *status,
                                unsigned long long *id, cudaGraph_t *graph,
                                const cudaGraphNode_t **dependencies, size_t *count) {
#if CUDART_VERSION >= 13000
  return cudaStreamGetCaptureInfo(stream, status, id, graph, dependencies, 0, count);
#else
  return cudaStreamGetCaptureInfo_v2(stream, status, id, graph, dependencies, count);
#endif
}
#define hipStreamGetCaptureInfo_v2 transhipStreamGetCaptureInfo_v2

static inline cudaError_t transhipStreamUpdateCaptureDependencies(cudaStream_t stream,
                                                                  cudaGraphNode_t *dependencies,
                                                                  size_t count, unsigned flags) {
  return cudaStreamUpdateCaptureDependencies(stream, dependencies, TRANSHIP_NO_EDGES count, flags);
}
#define hipStreamUpdateCaptureDependencies transhipStreamUpdateCaptureDependencies

#ifdef __cplusplus
// HIP takes the address of a symbol, CUDA the symbol itself: a CUDA template would take the address
// of the address.
static inline cudaError_t transhipGraphAddMemcpyNodeToSymbol(
    cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *dependencies, size_t count,
    const void *symbol, const void *source, size_t bytes, size_t offset, cudaMemcpyKind kind) {
  return cudaGraphAddMemcpyNodeToSymbol(node, graph, dependencies, count, symbol, source, bytes,
                                        offset, kind);
}
#define hipGraphAddMemcpyNodeToSymbol transhipGraphAddMemcpyNodeToSymbol

static inline cudaError_t transhipGraphAddMemcpyNodeFromSymbol(
    cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *dependencies, size_t count,
    void *destination, const void *symbol, size_t bytes, size_t offset, cudaMemcpyKind kind) {
  return cudaGraphAddMemcpyNodeFromSymbol(node, graph, dependencies, count, destination, symbol,
                                          bytes, offset, kind);
}
#define hipGraphAddMemcpyNodeFromSymbol transhipGraphAddMemcpyNodeFromSymbol

static inline cudaError_t transhipGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node,
                                                                   const void *symbol,
                                                                   const void *source, size_t bytes,
                                                                   size_t offset,
                                                                   cudaMemcpyKind kind) {
  return cudaGraphMemcpyNodeSetParamsToSymbol(node, symbol, source, bytes, offset, kind);
}
#define hipGraphMemcpyNodeSetParamsToSymbol transhipGraphMemcpyNodeSetParamsToSymbol

static inline cudaError_t transhipGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node,
                                                                     void *destination,
                                                                     const void *symbol,
                                                                     size_t bytes, size_t offset,
                                                                     cudaMemcpyKind kind) {
  return cudaGraphMemcpyNodeSetParamsFromSymbol(node, destination, symbol, bytes, offset, kind);
}
#define hipGraphMemcpyNodeSetParamsFromSymbol transhipGraphMemcpyNodeSetParamsFromSymbol

static inline cudaError_t
transhipGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t executable, cudaGraphNode_t node,
                                             const void *symbol, const void *source, size_t bytes,
                                             size_t offset, cudaMemcpyKind kind) {
  return cudaGraphExecMemcpyNodeSetParamsToSymbol(executable, node, symbol, source, bytes, offset,
                                                  kind);
}
#define hipGraphExecMemcpyNodeSetParamsToSymbol transhipGraphExecMemcpyNodeSetParamsToSymbol

static inline cudaError_t
transhipGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t executable, cudaGraphNode_t node,
                                               void *destination, const void *symbol, size_t bytes,
                                               size_t offset, cudaMemcpyKind kind) {
  return cudaGraphExecMemcpyNodeSetParamsFromSymbol(executable, node, destination, symbol, bytes,
                                                    offset, kind);
}
#define hipGraphExecMemcpyNodeSetParamsFromSymbol transhipGraphExecMemcpyNodeSetParamsFromSymbol
#endif
#undef TRANSHIP_NO_EDGES

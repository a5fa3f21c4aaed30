// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The nodes of graphs: what makes them, asks for their parameters, and changes these.
#include "api/GraphNodes.h"
#include "memory/Memory.h"

#include <algorithm>

using namespace tranship::emulator;

/// HIP's structures, whose members have another order.
struct HipKernelNodeParams {
  dim3 blockDim;
  void **extra;
  void *func;
  dim3 gridDim;
  void **kernelParams;
  unsigned sharedMemBytes;

  HipKernelNodeParams &operator=(const cudaKernelNodeParams &p) {
    return *this = HipKernelNodeParams{p.blockDim, p.extra,        p.func,
                                       p.gridDim,  p.kernelParams, p.sharedMemBytes};
  }
  operator cudaKernelNodeParams() const {
    return {func, gridDim, blockDim, sharedMemBytes, kernelParams, extra};
  }
};
struct HipMemsetParams {
  void *dst;
  unsigned elementSize;
  size_t height, pitch;
  unsigned value;
  size_t width;

  HipMemsetParams &operator=(const cudaMemsetParams &p) {
    return *this = HipMemsetParams{p.dst, p.elementSize, p.height, p.pitch, p.value, p.width};
  }
  operator cudaMemsetParams() const { return {dst, pitch, value, elementSize, width, height}; }
};

namespace {

/// Gives the node the work and the parameters of another one.
cudaError assign(TranshipGraphNode &node, TranshipGraphNode other) {
  if (other.type != node.type)
    return failed(cudaErrorInvalidValue);
  node.work = std::move(other.work);
  node.parameters = std::move(other.parameters);
  return cudaSuccess;
}
cudaError assign(cudaGraphExec_t exec, cudaGraphNode_t node, TranshipGraphNode other) {
  if (node->number >= exec->nodes.size())
    return failed(cudaErrorInvalidValue);
  return assign(exec->nodes[node->number], std::move(other));
}

/// Returns the node's parameters, or null if it has no such ones.
template <class T> const T *parametersOf(cudaGraphNode_t node) {
  const T *found = std::get_if<T>(&node->parameters);
  if (!found)
    failed(cudaErrorInvalidValue);
  return found;
}

/// Copies nodes to the program's array, as many as it asks for; without an array, counts them.
cudaError giveNodes(const std::vector<cudaGraphNode_t> &found, cudaGraphNode_t *nodes,
                    size_t *count) {
  if (nodes)
    for (size_t i = 0; i < *count; ++i)
      nodes[i] = i < found.size() ? found[i] : nullptr;
  *count = nodes ? std::min(*count, found.size()) : found.size();
  return cudaSuccess;
}

bool isEdge(const TranshipGraph &graph, std::pair<unsigned, unsigned> edge) {
  return std::find(graph.edges.begin(), graph.edges.end(), edge) != graph.edges.end();
}

} // namespace

API(GraphGetNodes, (cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count)) {
  std::vector<cudaGraphNode_t> found;
  for (const auto &node : graph->nodes)
    if (node)
      found.push_back(node.get());
  return giveNodes(found, nodes, count);
}
API(GraphGetRootNodes, (cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count)) {
  std::vector<cudaGraphNode_t> found;
  for (const auto &node : graph->nodes)
    if (node && std::none_of(graph->edges.begin(), graph->edges.end(),
                             [&](auto edge) { return edge.second == node->number; }))
      found.push_back(node.get());
  return giveNodes(found, nodes, count);
}
API(GraphNodeGetDependencies, (cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *count)) {
  std::vector<cudaGraphNode_t> found;
  for (auto [before, after] : node->graph->edges)
    if (after == node->number)
      found.push_back(node->graph->nodes[before].get());
  return giveNodes(found, nodes, count);
}
API(GraphNodeGetDependentNodes, (cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *count)) {
  std::vector<cudaGraphNode_t> found;
  for (auto [before, after] : node->graph->edges)
    if (before == node->number)
      found.push_back(node->graph->nodes[after].get());
  return giveNodes(found, nodes, count);
}
API(GraphGetEdges, (cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *count)) {
  std::vector<cudaGraphNode_t> first, second;
  for (auto [before, after] : graph->edges) {
    first.push_back(graph->nodes[before].get());
    second.push_back(graph->nodes[after].get());
  }
  size_t asked = *count;
  giveNodes(first, from, &asked);
  return giveNodes(second, to, count);
}
API(GraphAddDependencies,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t count)) {
  for (size_t i = 0; i < count; ++i)
    graph->edges.emplace_back(from[i]->number, to[i]->number);
  return cudaSuccess;
}
API(GraphRemoveDependencies,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t count)) {
  for (size_t i = 0; i < count; ++i)
    if (!isEdge(*graph, {from[i]->number, to[i]->number}))
      return failed(cudaErrorInvalidValue);
  for (size_t i = 0; i < count; ++i)
    std::erase(graph->edges, std::pair(from[i]->number, to[i]->number));
  return cudaSuccess;
}
API(GraphDestroyNode, (cudaGraphNode_t node)) {
  TranshipGraph *graph = node->graph;
  std::erase_if(graph->edges, [&](auto edge) {
    return edge.first == node->number || edge.second == node->number;
  });
  graph->nodes[node->number].reset();
  return cudaSuccess;
}
API(GraphNodeFindInClone, (cudaGraphNode_t * found, cudaGraphNode_t node, cudaGraph_t clone)) {
  *found = node->number < clone->nodes.size() ? clone->nodes[node->number].get() : nullptr;
  return *found ? cudaSuccess : failed(cudaErrorInvalidValue);
}
API(GraphNodeGetType, (cudaGraphNode_t node, cudaGraphNodeType *type)) {
  *type = node->type;
  return cudaSuccess;
}
API(GraphNodeSetEnabled, (cudaGraphExec_t exec, cudaGraphNode_t node, unsigned enabled)) {
  if (node->number >= exec->nodes.size())
    return failed(cudaErrorInvalidValue);
  exec->nodes[node->number].enabled = enabled != 0;
  return cudaSuccess;
}
API(GraphNodeGetEnabled, (cudaGraphExec_t exec, cudaGraphNode_t node, unsigned *enabled)) {
  if (node->number >= exec->nodes.size())
    return failed(cudaErrorInvalidValue);
  *enabled = exec->nodes[node->number].enabled;
  return cudaSuccess;
}

// GraphAdd… makes a node, Graph…SetParams changes it in the graph, and GraphExec…SetParams in what was
// made of the graph.
#define GRAPH_NODE_OF(SIDE, name, made, ...)                                                       \
  SIDE(GraphAdd##name, (cudaGraphNode_t * node, cudaGraph_t graph, const cudaGraphNode_t *needed,  \
                        size_t neededCount __VA_OPT__(, ) __VA_ARGS__)) {                          \
    TranshipGraphNode added = made;                                                                \
    *node = graph->add(std::move(added), needed, neededCount);                                     \
    return cudaSuccess;                                                                            \
  }
#define GRAPH_NODE(name, ...) GRAPH_NODE_OF(API, name, __VA_ARGS__)
#define NODE_CHANGES_OF(SIDE, name, made, ...)                                                     \
  SIDE(Graph##name, (cudaGraphNode_t node, __VA_ARGS__)) { return assign(*node, made); }           \
  SIDE(GraphExec##name, (cudaGraphExec_t exec, cudaGraphNode_t node, __VA_ARGS__)) {               \
    return assign(exec, node, made);                                                               \
  }
#define NODE_CHANGES(name, ...) NODE_CHANGES_OF(API, name, __VA_ARGS__)

CUDA_API(GraphAddKernelNode,
         (cudaGraphNode_t * node, cudaGraph_t graph, const cudaGraphNode_t *needed,
          size_t neededCount, const cudaKernelNodeParams *parameters)) {
  TranshipGraphNode added = kernelNode(*parameters);
  if (added.type != cudaGraphNodeTypeKernel)
    return failed(cudaErrorInvalidDeviceFunction);
  *node = graph->add(std::move(added), needed, neededCount);
  return cudaSuccess;
}
HIP_API(GraphAddKernelNode,
        (cudaGraphNode_t * node, cudaGraph_t graph, const cudaGraphNode_t *needed,
         size_t neededCount, const HipKernelNodeParams *parameters)) {
  cudaKernelNodeParams call = *parameters;
  return cudaGraphAddKernelNode(node, graph, needed, neededCount, &call);
}
GRAPH_NODE(MemcpyNode, copyNode(*parameters), const cudaMemcpy3DParms *parameters)
GRAPH_NODE(MemcpyNode1D, copyNode(to, from, size, kind), void *to, const void *from, size_t size,
           cudaMemcpyKind kind)
GRAPH_NODE(MemcpyNodeToSymbol, copyToSymbolNode(symbol, from, size, offset, kind),
           const void *symbol, const void *from, size_t size, size_t offset, cudaMemcpyKind kind)
GRAPH_NODE(MemcpyNodeFromSymbol, copyFromSymbolNode(to, symbol, size, offset, kind), void *to,
           const void *symbol, size_t size, size_t offset, cudaMemcpyKind kind)
GRAPH_NODE_OF(CUDA_API, MemsetNode, setNode(*parameters), const cudaMemsetParams *parameters)
GRAPH_NODE_OF(HIP_API, MemsetNode, setNode(*parameters), const HipMemsetParams *parameters)
GRAPH_NODE(HostNode, hostNode(*parameters), const cudaHostNodeParams *parameters)
GRAPH_NODE(EmptyNode, {})
GRAPH_NODE(EventRecordNode, eventNode(cudaGraphNodeTypeEventRecord, event), cudaEvent_t event)
GRAPH_NODE(EventWaitNode, eventNode(cudaGraphNodeTypeWaitEvent, event), cudaEvent_t event)
GRAPH_NODE(ChildGraphNode, childNode(*child), cudaGraph_t child)
// The memory exists from now on.
API(GraphAddMemAllocNode, (cudaGraphNode_t * node, cudaGraph_t graph, const cudaGraphNode_t *needed,
                           size_t neededCount, cudaMemAllocNodeParams *parameters)) {
  parameters->dptr = allocate(parameters->bytesize, MemoryKind::Device, graphMemory);
  if (!parameters->dptr)
    return failed(cudaErrorMemoryAllocation);
  TranshipGraphNode added;
  added.type = cudaGraphNodeTypeMemAlloc;
  added.parameters = *parameters;
  *node = graph->add(std::move(added), needed, neededCount);
  return cudaSuccess;
}
API(GraphAddMemFreeNode, (cudaGraphNode_t * node, cudaGraph_t graph, const cudaGraphNode_t *needed,
                          size_t neededCount, void *pointer)) {
  TranshipGraphNode added;
  added.type = cudaGraphNodeTypeMemFree;
  added.parameters = FreeNode{pointer};
  *node = graph->add(std::move(added), needed, neededCount);
  return cudaSuccess;
}

NODE_CHANGES_OF(CUDA_API, KernelNodeSetParams, kernelNode(*parameters),
                const cudaKernelNodeParams *parameters)
NODE_CHANGES_OF(HIP_API, KernelNodeSetParams, kernelNode(*parameters),
                const HipKernelNodeParams *parameters)
NODE_CHANGES(MemcpyNodeSetParams, copyNode(*parameters), const cudaMemcpy3DParms *parameters)
NODE_CHANGES(MemcpyNodeSetParams1D, copyNode(to, from, size, kind), void *to, const void *from,
             size_t size, cudaMemcpyKind kind)
NODE_CHANGES(MemcpyNodeSetParamsToSymbol, copyToSymbolNode(symbol, from, size, offset, kind),
             const void *symbol, const void *from, size_t size, size_t offset, cudaMemcpyKind kind)
NODE_CHANGES(MemcpyNodeSetParamsFromSymbol, copyFromSymbolNode(to, symbol, size, offset, kind),
             void *to, const void *symbol, size_t size, size_t offset, cudaMemcpyKind kind)
NODE_CHANGES_OF(CUDA_API, MemsetNodeSetParams, setNode(*parameters),
                const cudaMemsetParams *parameters)
NODE_CHANGES_OF(HIP_API, MemsetNodeSetParams, setNode(*parameters),
                const HipMemsetParams *parameters)
NODE_CHANGES(HostNodeSetParams, hostNode(*parameters), const cudaHostNodeParams *parameters)
NODE_CHANGES(EventRecordNodeSetEvent, eventNode(cudaGraphNodeTypeEventRecord, event),
             cudaEvent_t event)
NODE_CHANGES(EventWaitNodeSetEvent, eventNode(cudaGraphNodeTypeWaitEvent, event), cudaEvent_t event)
API(GraphExecChildGraphNodeSetParams,
    (cudaGraphExec_t exec, cudaGraphNode_t node, cudaGraph_t child)) {
  return assign(exec, node, childNode(*child));
}

#define NODE_QUESTION_OF(SIDE, name, Parameters, Result, value)                                    \
  SIDE(Graph##name, (cudaGraphNode_t node, Result result)) {                                       \
    auto *parameters = parametersOf<Parameters>(node);                                             \
    if (!parameters)                                                                               \
      return cudaErrorInvalidValue;                                                                \
    *result = value;                                                                               \
    return cudaSuccess;                                                                            \
  }
#define NODE_QUESTION(name, ...) NODE_QUESTION_OF(API, name, __VA_ARGS__)
NODE_QUESTION_OF(CUDA_API, KernelNodeGetParams, KernelNode, cudaKernelNodeParams *,
                 parameters->call)
NODE_QUESTION_OF(HIP_API, KernelNodeGetParams, KernelNode, HipKernelNodeParams *, parameters->call)
NODE_QUESTION(MemcpyNodeGetParams, cudaMemcpy3DParms, cudaMemcpy3DParms *, *parameters)
NODE_QUESTION_OF(CUDA_API, MemsetNodeGetParams, cudaMemsetParams, cudaMemsetParams *, *parameters)
NODE_QUESTION_OF(HIP_API, MemsetNodeGetParams, cudaMemsetParams, HipMemsetParams *, *parameters)
NODE_QUESTION(HostNodeGetParams, cudaHostNodeParams, cudaHostNodeParams *, *parameters)
NODE_QUESTION(EventRecordNodeGetEvent, EventNode, cudaEvent_t *, parameters->event)
NODE_QUESTION(EventWaitNodeGetEvent, EventNode, cudaEvent_t *, parameters->event)
NODE_QUESTION(ChildGraphNodeGetGraph, ChildNode, cudaGraph_t *, parameters->graph.get())
NODE_QUESTION(MemAllocNodeGetParams, cudaMemAllocNodeParams, cudaMemAllocNodeParams *, *parameters)
API(GraphMemFreeNodeGetParams, (cudaGraphNode_t node, void *result)) {
  auto *parameters = parametersOf<FreeNode>(node);
  if (!parameters)
    return cudaErrorInvalidValue;
  *static_cast<void **>(result) = parameters->pointer;
  return cudaSuccess;
}

API(GraphKernelNodeSetAttribute, (cudaGraphNode_t node, cudaLaunchAttributeID attribute,
                                  const cudaLaunchAttributeValue *value)) {
  node->attributes[attribute] = *value;
  return cudaSuccess;
}
API(GraphKernelNodeGetAttribute,
    (cudaGraphNode_t node, cudaLaunchAttributeID attribute, cudaLaunchAttributeValue *value)) {
  *value = node->attributes[attribute];
  return cudaSuccess;
}
// CUDA names the destination first, HIP the source.
CUDA_API(GraphKernelNodeCopyAttributes, (cudaGraphNode_t to, cudaGraphNode_t from)) {
  to->attributes = from->attributes;
  return cudaSuccess;
}
HIP_API(GraphKernelNodeCopyAttributes, (cudaGraphNode_t from, cudaGraphNode_t to)) {
  return cudaGraphKernelNodeCopyAttributes(to, from);
}

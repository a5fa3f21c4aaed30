// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs, built node by node or captured from streams.
#include "api/Graph.h"
#include "api/Streams.h"
#include "core/Registry.h"
#include "core/Report.h"
#include "memory/Memory.h"
#include "trace/HostCalls.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <memory>
#include <set>
#include <vector>

using namespace tranship::emulator;

struct TranshipGraphNode {
  cudaGraphNodeType type;
  Work work;
  /// The number is the same in copies of the node, which are found by it.
  unsigned number = 0;
};

struct TranshipGraph {
  std::vector<std::unique_ptr<TranshipGraphNode>> nodes;
  std::vector<cudaStream_t> recorders; ///< the first one began the capture
  cudaError problem = cudaSuccess;     ///< set by a node that could not be captured
  /// Pairs of nodes: the first one runs before the second. Captured nodes have none.
  std::vector<std::pair<unsigned, unsigned>> edges;

  TranshipGraphNode *add(cudaGraphNodeType type, Work work,
                         const cudaGraphNode_t *dependencies = nullptr, size_t count = 0) {
    nodes.push_back(std::make_unique<TranshipGraphNode>(
        TranshipGraphNode{type, std::move(work), unsigned(nodes.size())}));
    for (size_t i = 0; i < count; ++i)
      edges.emplace_back(dependencies[i]->number, nodes.back()->number);
    return nodes.back().get();
  }

  /// Returns the numbers of the nodes in the order in which they run: that in which they were added,
  /// as far as edges allow. Nodes that wait for each other are left out.
  std::vector<unsigned> order() const {
    std::vector<unsigned> waits(nodes.size()), result;
    std::vector<std::vector<unsigned>> after(nodes.size());
    std::set<unsigned> ready;
    for (auto [first, second] : edges) {
      after[first].push_back(second);
      ++waits[second];
    }
    for (unsigned i = 0; i < nodes.size(); ++i)
      if (!waits[i])
        ready.insert(i);
    while (!ready.empty()) {
      result.push_back(*ready.begin());
      ready.erase(ready.begin());
      for (unsigned next : after[result.back()])
        if (--waits[next] == 0)
          ready.insert(next);
    }
    return result;
  }
};

struct TranshipGraphExec {
  std::vector<TranshipGraphNode> nodes;
  std::vector<unsigned> order;

  void assign(const TranshipGraph &graph) {
    nodes.clear();
    for (const auto &node : graph.nodes)
      nodes.push_back(*node);
    order = graph.order();
  }
  cudaError run() {
    cudaError error = cudaSuccess;
    for (size_t i = 0; !error && i < order.size(); ++i)
      error = nodes[order[i]].work();
    return error;
  }
};

namespace {

/// Returns a launch that keeps its arguments, or null if there is no such kernel.
Work kernelWork(const KernelCall &call) {
  const Kernel *kernel = findKernel(call.function);
  if (!kernel)
    return nullptr;
  struct alignas(64) Line {
    char bytes[64];
  };
  std::vector<std::vector<Line>> values;
  for (size_t i = 0; i < kernel->parameters.size(); ++i) {
    size_t size = kernel->parameters[i].size;
    values.emplace_back((size + sizeof(Line) - 1) / sizeof(Line));
    std::memcpy(values.back().data(), call.arguments[i], size);
  }
  return [call, values = std::move(values)]() mutable {
    std::vector<void *> arguments;
    for (std::vector<Line> &value : values)
      arguments.push_back(value.data());
    return cudaLaunchKernel(call.function, call.grid, call.block, arguments.data(), call.shared,
                            nullptr);
  };
}

KernelCall callOf(const cudaKernelNodeParams &parameters) {
  return {parameters.func, parameters.gridDim, parameters.blockDim, parameters.kernelParams,
          parameters.sharedMemBytes};
}

cudaError setElements(const cudaMemsetParams &what) {
  if (what.elementSize == 1)
    return cudaMemset2D(what.dst, what.height > 1 ? what.pitch : what.width, int(what.value),
                        what.width, what.height);
  if (what.elementSize != 2 && what.elementSize != 4)
    return failed(cudaErrorInvalidValue);
  for (size_t row = 0; row < what.height; ++row)
    for (size_t column = 0; column < what.width; ++column)
      std::memcpy(static_cast<char *>(what.dst) + row * what.pitch + column * what.elementSize,
                  &what.value, what.elementSize);
  return cudaSuccess;
}

const char *nameOf(cudaGraphNodeType type) {
  switch (type) {
  case cudaGraphNodeTypeKernel:
    return "kernel";
  case cudaGraphNodeTypeMemcpy:
    return "memcpy";
  case cudaGraphNodeTypeMemset:
    return "memset";
  case cudaGraphNodeTypeHost:
    return "host";
  case cudaGraphNodeTypeGraph:
    return "graph";
  case cudaGraphNodeTypeEmpty:
    return "empty";
  case cudaGraphNodeTypeMemAlloc:
    return "allocation";
  case cudaGraphNodeTypeMemFree:
    return "free";
  }
  return "node";
}

} // namespace

namespace tranship::emulator {

/// Set while a graph runs: what its nodes call is not captured.
static thread_local bool isLaunching = false;

TranshipGraph *graphOf(cudaStream_t stream) {
  return isBuiltIn(stream) || isLaunching ? nullptr : stream->graph;
}

bool captured(cudaStream_t stream, cudaGraphNodeType type, Work work) {
  if (inKernel()) {
    transferLater(stream, std::move(work));
    return true;
  }
  TranshipGraph *graph = graphOf(stream);
  if (graph)
    graph->add(type, std::move(work));
  return graph;
}

cudaError captureKernel(cudaStream_t stream, const KernelCall &call) {
  Work work = kernelWork(call);
  if (!work) {
    graphOf(stream)->problem = cudaErrorInvalidDeviceFunction;
    return failed(cudaErrorInvalidDeviceFunction);
  }
  graphOf(stream)->add(cudaGraphNodeTypeKernel, std::move(work));
  return cudaSuccess;
}

bool refuseCapture(cudaStream_t stream, const char *library) {
  if (!graphOf(stream))
    return false;
  Finding finding;
  finding.kind = "not-recorded";
  finding.site = hostCallSite();
  finding.message =
      std::string("calls of ") + library + " cannot be captured in a graph; this one is skipped";
  report(finding);
  graphOf(stream)->problem = cudaErrorStreamCaptureUnsupported;
  return true;
}

void joinCapture(cudaStream_t stream, TranshipGraph *graph) {
  if (isBuiltIn(stream) || stream->graph)
    return;
  stream->graph = graph;
  graph->recorders.push_back(stream);
}

} // namespace tranship::emulator

API(StreamBeginCapture, (cudaStream_t stream, cudaStreamCaptureMode)) {
  if (isBuiltIn(stream))
    return failed(cudaErrorStreamCaptureUnsupported);
  if (stream->graph)
    return failed(cudaErrorInvalidValue);
  joinCapture(stream, new TranshipGraph);
  return cudaSuccess;
}
API(StreamEndCapture, (cudaStream_t stream, cudaGraph_t *graph)) {
  TranshipGraph *recorded = graphOf(stream);
  if (!recorded || recorded->recorders.front() != stream)
    return failed(cudaErrorInvalidValue);
  for (cudaStream_t recorder : recorded->recorders)
    recorder->graph = nullptr;
  recorded->recorders.clear();
  *graph = nullptr;
  if (recorded->problem) {
    delete recorded;
    return failed(cudaErrorStreamCaptureInvalidated);
  }
  *graph = recorded;
  return cudaSuccess;
}
API(StreamIsCapturing, (cudaStream_t stream, cudaStreamCaptureStatus *status)) {
  *status = graphOf(stream) ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
  return cudaSuccess;
}

API(GraphCreate, (cudaGraph_t * graph, unsigned)) {
  *graph = new TranshipGraph;
  return cudaSuccess;
}
API(GraphDestroy, (cudaGraph_t graph)) {
  delete graph;
  return cudaSuccess;
}
API(GraphClone, (cudaGraph_t * clone, cudaGraph_t graph)) {
  *clone = new TranshipGraph;
  for (const auto &node : graph->nodes)
    (*clone)->add(node->type, node->work);
  (*clone)->edges = graph->edges;
  return cudaSuccess;
}
API(GraphGetNodes, (cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count)) {
  if (nodes)
    for (size_t i = 0; i < *count; ++i)
      nodes[i] = i < graph->nodes.size() ? graph->nodes[i].get() : nullptr;
  *count = nodes ? std::min(*count, graph->nodes.size()) : graph->nodes.size();
  return cudaSuccess;
}
API(GraphNodeGetType, (cudaGraphNode_t node, cudaGraphNodeType *type)) {
  *type = node->type;
  return cudaSuccess;
}

#define GRAPH_NODE(name, ...)                                                                      \
  API(GraphAdd##name, (cudaGraphNode_t * node, cudaGraph_t graph, const cudaGraphNode_t *needed,   \
                       size_t neededCount __VA_OPT__(, ) __VA_ARGS__))
GRAPH_NODE(KernelNode, const cudaKernelNodeParams *parameters) {
  Work work = parameters->kernelParams ? kernelWork(callOf(*parameters)) : nullptr;
  if (!work)
    return failed(cudaErrorInvalidDeviceFunction);
  *node = graph->add(cudaGraphNodeTypeKernel, std::move(work), needed, neededCount);
  return cudaSuccess;
}
GRAPH_NODE(MemcpyNode, const cudaMemcpy3DParms *parameters) {
  *node = graph->add(
      cudaGraphNodeTypeMemcpy, [copy = *parameters] { return cudaMemcpy3D(&copy); }, needed,
      neededCount);
  return cudaSuccess;
}
GRAPH_NODE(MemcpyNode1D, void *to, const void *from, size_t size, cudaMemcpyKind kind) {
  *node = graph->add(
      cudaGraphNodeTypeMemcpy, [=] { return cudaMemcpy(to, from, size, kind); }, needed,
      neededCount);
  return cudaSuccess;
}
GRAPH_NODE(MemsetNode, const cudaMemsetParams *parameters) {
  *node = graph->add(
      cudaGraphNodeTypeMemset, [what = *parameters] { return setElements(what); }, needed,
      neededCount);
  return cudaSuccess;
}
GRAPH_NODE(HostNode, const cudaHostNodeParams *parameters) {
  *node = graph->add(
      cudaGraphNodeTypeHost,
      [what = *parameters] {
        what.fn(what.userData);
        return cudaSuccess;
      },
      needed, neededCount);
  return cudaSuccess;
}
GRAPH_NODE(EmptyNode) {
  *node = graph->add(
      cudaGraphNodeTypeEmpty, [] { return cudaSuccess; }, needed, neededCount);
  return cudaSuccess;
}
// The node has a copy of the child as it is now.
GRAPH_NODE(ChildGraphNode, cudaGraph_t child) {
  TranshipGraphExec copy;
  copy.assign(*child);
  *node = graph->add(
      cudaGraphNodeTypeGraph, [copy]() mutable { return copy.run(); }, needed, neededCount);
  return cudaSuccess;
}
// The memory exists from now on.
GRAPH_NODE(MemAllocNode, cudaMemAllocNodeParams *parameters) {
  parameters->dptr = allocate(parameters->bytesize, MemoryKind::Device, graphMemory);
  if (!parameters->dptr)
    return failed(cudaErrorMemoryAllocation);
  *node = graph->add(
      cudaGraphNodeTypeMemAlloc, [] { return cudaSuccess; }, needed, neededCount);
  return cudaSuccess;
}
GRAPH_NODE(MemFreeNode, void *) {
  *node = graph->add(
      cudaGraphNodeTypeMemFree, [] { return cudaSuccess; }, needed, neededCount);
  return cudaSuccess;
}

API(GraphAddDependencies,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t count)) {
  for (size_t i = 0; i < count; ++i)
    graph->edges.emplace_back(from[i]->number, to[i]->number);
  return cudaSuccess;
}

// Memory that graphs have allocated stays, so current use is also peak use.
API(DeviceGetGraphMemAttribute, (int, cudaGraphMemAttributeType, void *value)) {
  *static_cast<uint64_t *>(value) = graphMemoryInUse();
  return cudaSuccess;
}
API(DeviceSetGraphMemAttribute, (int, cudaGraphMemAttributeType attribute, void *value)) {
  bool isHigh =
      attribute == cudaGraphMemAttrUsedMemHigh || attribute == cudaGraphMemAttrReservedMemHigh;
  if (!isHigh || *static_cast<uint64_t *>(value) != 0)
    return failed(cudaErrorInvalidValue);
  return cudaSuccess;
}
API(DeviceGraphMemTrim, (int)) { return cudaSuccess; }

API(GraphInstantiateWithFlags, (cudaGraphExec_t * exec, cudaGraph_t graph, unsigned long long)) {
  *exec = new TranshipGraphExec;
  (*exec)->assign(*graph);
  if ((*exec)->order.size() == (*exec)->nodes.size())
    return cudaSuccess;
  delete *exec; // nodes wait for each other
  *exec = nullptr;
  return failed(cudaErrorInvalidValue);
}
API(GraphExecDestroy, (cudaGraphExec_t exec)) {
  delete exec;
  return cudaSuccess;
}
API(GraphUpload, (cudaGraphExec_t, cudaStream_t)) { return cudaSuccess; }
API(GraphLaunch, (cudaGraphExec_t exec, cudaStream_t stream)) {
  if (graphOf(stream))
    return failed(cudaErrorStreamCaptureUnsupported);
  isLaunching = true;
  cudaError error = exec->run();
  isLaunching = false;
  return error;
}
API(GraphExecKernelNodeSetParams,
    (cudaGraphExec_t exec, cudaGraphNode_t node, const cudaKernelNodeParams *parameters)) {
  Work work = kernelWork(callOf(*parameters));
  if (!work || node->number >= exec->nodes.size())
    return failed(cudaErrorInvalidValue);
  exec->nodes[node->number].work = std::move(work);
  return cudaSuccess;
}
API(GraphExecUpdate, (cudaGraphExec_t exec, cudaGraph_t graph, cudaGraphNode_t *errorNode,
                      cudaGraphExecUpdateResult *result)) {
  if (errorNode)
    *errorNode = nullptr;
  *result = cudaGraphExecUpdateErrorTopologyChanged;
  if (exec->nodes.size() != graph->nodes.size())
    return failed(cudaErrorGraphExecUpdateFailure);
  for (size_t i = 0; i < exec->nodes.size(); ++i)
    if (exec->nodes[i].type != graph->nodes[i]->type) {
      *result = cudaGraphExecUpdateErrorNodeTypeChanged;
      return failed(cudaErrorGraphExecUpdateFailure);
    }
  exec->assign(*graph);
  *result = cudaGraphExecUpdateSuccess;
  return cudaSuccess;
}

/// Writes the graph for Graphviz, with the nodes one after another, as they run.
API(GraphDebugDotPrint, (cudaGraph_t graph, const char *path, unsigned)) {
  std::FILE *file = graph && path ? std::fopen(path, "w") : nullptr;
  if (!file)
    return failed(cudaErrorInvalidValue);
  std::fputs("digraph graph_1 {\n", file);
  for (const auto &node : graph->nodes)
    std::fprintf(file, "  node_%u [label=\"%s\"];\n", node->number, nameOf(node->type));
  std::vector<unsigned> order = graph->order();
  for (size_t i = 1; i < order.size(); ++i)
    std::fprintf(file, "  node_%u -> node_%u;\n", order[i - 1], order[i]);
  std::fputs("}\n", file);
  return std::fclose(file) ? failed(cudaErrorInvalidValue) : cudaSuccess;
}

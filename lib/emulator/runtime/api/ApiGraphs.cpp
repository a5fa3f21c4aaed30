// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs, built node by node or captured from streams.
#include "api/GraphNodes.h"
#include "api/Streams.h"
#include "core/Report.h"
#include "memory/Memory.h"
#include "trace/HostCalls.h"

#include <algorithm>
#include <cstdio>

using namespace tranship::emulator;

namespace {

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
  case cudaGraphNodeTypeWaitEvent:
    return "event wait";
  case cudaGraphNodeTypeEventRecord:
    return "event record";
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
  if (!graphOf(stream))
    return false;
  TranshipGraphNode node;
  node.type = type;
  node.work = std::move(work);
  captureNode(stream, std::move(node));
  return true;
}

void captureNode(cudaStream_t stream, TranshipGraphNode node) {
  graphOf(stream)->capture(stream, std::move(node));
}

cudaError captureKernel(cudaStream_t stream, const KernelCall &call) {
  TranshipGraphNode node = kernelNode({const_cast<void *>(call.function), call.grid, call.block,
                                       unsigned(call.shared), call.arguments, nullptr});
  if (node.type != cudaGraphNodeTypeKernel) {
    graphOf(stream)->problem = cudaErrorInvalidDeviceFunction;
    return failed(cudaErrorInvalidDeviceFunction);
  }
  graphOf(stream)->capture(stream, std::move(node));
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

std::vector<unsigned> captureTail(cudaStream_t stream) {
  TranshipGraph *graph = graphOf(stream);
  return graph ? graph->tails[stream] : std::vector<unsigned>();
}

void joinCapture(cudaStream_t stream, TranshipGraph *graph, const std::vector<unsigned> &after) {
  if (isBuiltIn(stream) || (stream->graph && stream->graph != graph))
    return;
  if (!stream->graph) {
    stream->graph = graph;
    graph->recorders.push_back(stream);
  }
  std::vector<unsigned> &tail = graph->tails[stream];
  for (unsigned node : after)
    if (std::find(tail.begin(), tail.end(), node) == tail.end())
      tail.push_back(node);
}

} // namespace tranship::emulator

API(StreamBeginCapture, (cudaStream_t stream, cudaStreamCaptureMode)) {
  if (isBuiltIn(stream))
    return failed(cudaErrorStreamCaptureUnsupported);
  if (stream->graph)
    return failed(cudaErrorInvalidValue);
  joinCapture(stream, new TranshipGraph, {});
  return cudaSuccess;
}
API(StreamBeginCaptureToGraph,
    (cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *after,
     const cudaGraphEdgeData *, size_t count, cudaStreamCaptureMode)) {
  if (isBuiltIn(stream))
    return failed(cudaErrorStreamCaptureUnsupported);
  if (stream->graph || !graph->recorders.empty())
    return failed(cudaErrorInvalidValue);
  std::vector<unsigned> numbers;
  for (size_t i = 0; i < count; ++i)
    numbers.push_back(after[i]->number);
  joinCapture(stream, graph, numbers);
  return cudaSuccess;
}
API(StreamEndCapture, (cudaStream_t stream, cudaGraph_t *graph)) {
  TranshipGraph *recorded = graphOf(stream);
  if (!recorded || recorded->recorders.front() != stream)
    return failed(cudaErrorInvalidValue);
  for (cudaStream_t recorder : recorded->recorders)
    recorder->graph = nullptr;
  recorded->recorders.clear();
  recorded->tails.clear();
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
  *clone = new TranshipGraph(*graph);
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

API(GraphInstantiateWithFlags,
    (cudaGraphExec_t * exec, cudaGraph_t graph, unsigned long long flags)) {
  *exec = new TranshipGraphExec;
  (*exec)->assign(*graph);
  (*exec)->flags = flags;
  if ((*exec)->order.size() == graph->size())
    return cudaSuccess;
  delete *exec; // nodes wait for each other
  *exec = nullptr;
  return failed(cudaErrorInvalidValue);
}
/// CUDA and HIP have the parameters in another order.
template <class Parameters>
static cudaError instantiate(cudaGraphExec_t *exec, cudaGraph_t graph, Parameters *parameters) {
  parameters->errNode_out = nullptr;
  cudaError error = cudaGraphInstantiateWithFlags(exec, graph, parameters->flags);
  parameters->result_out =
      error ? cudaGraphInstantiateInvalidStructure : cudaGraphInstantiateSuccess;
  return error;
}
CUDA_API(GraphInstantiateWithParams,
         (cudaGraphExec_t * exec, cudaGraph_t graph, cudaGraphInstantiateParams *parameters)) {
  return instantiate(exec, graph, parameters);
}
struct HipGraphInstantiateParams {
  cudaGraphNode_t errNode_out;
  unsigned long long flags;
  cudaGraphInstantiateResult result_out;
  cudaStream_t uploadStream;
};
HIP_API(GraphInstantiateWithParams,
        (cudaGraphExec_t * exec, cudaGraph_t graph, HipGraphInstantiateParams *parameters)) {
  return instantiate(exec, graph, parameters);
}
API(GraphExecGetFlags, (cudaGraphExec_t exec, unsigned long long *flags)) {
  *flags = exec->flags;
  return cudaSuccess;
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
API(GraphExecUpdate, (cudaGraphExec_t exec, cudaGraph_t graph, cudaGraphNode_t *errorNode,
                      cudaGraphExecUpdateResult *result)) {
  if (errorNode)
    *errorNode = nullptr;
  *result = cudaGraphExecUpdateErrorTopologyChanged;
  if (exec->order.size() != graph->size())
    return failed(cudaErrorGraphExecUpdateFailure);
  std::vector<unsigned> order = graph->order();
  for (size_t i = 0; i < order.size(); ++i)
    if (exec->nodes[exec->order[i]].type != graph->nodes[order[i]]->type) {
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
    if (node)
      std::fprintf(file, "  node_%u [label=\"%s\"];\n", node->number, nameOf(node->type));
  std::vector<unsigned> order = graph->order();
  for (size_t i = 1; i < order.size(); ++i)
    std::fprintf(file, "  node_%u -> node_%u;\n", order[i - 1], order[i]);
  std::fputs("}\n", file);
  return std::fclose(file) ? failed(cudaErrorInvalidValue) : cudaSuccess;
}

API(UserObjectCreate, (cudaUserObject_t * object, void *pointer, cudaHostFn_t destroy,
                       unsigned references, unsigned)) {
  *object = new TranshipUserObject{pointer, destroy, references};
  return cudaSuccess;
}
API(UserObjectRetain, (cudaUserObject_t object, unsigned count)) {
  object->references += count;
  return cudaSuccess;
}
API(UserObjectRelease, (cudaUserObject_t object, unsigned count)) {
  releaseObject(object, count);
  return cudaSuccess;
}
API(GraphRetainUserObject,
    (cudaGraph_t graph, cudaUserObject_t object, unsigned count, unsigned flags)) {
  graph->objects[object] += count;
  if (!(flags & cudaGraphUserObjectMove))
    object->references += count;
  return cudaSuccess;
}
API(GraphReleaseUserObject, (cudaGraph_t graph, cudaUserObject_t object, unsigned count)) {
  auto held = graph->objects.find(object);
  if (held == graph->objects.end() || held->second < count)
    return failed(cudaErrorInvalidValue);
  if ((held->second -= count) == 0)
    graph->objects.erase(held);
  releaseObject(object, count);
  return cudaSuccess;
}

/// What a stream captures: the graph's address serves as its id.
API(StreamGetCaptureInfo_v2,
    (cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id,
     cudaGraph_t *graphOut, const cudaGraphNode_t **after, size_t *count)) {
  TranshipGraph *graph = graphOf(stream);
  *status = graph ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
  if (!graph)
    return cudaSuccess;
  if (id)
    *id = reinterpret_cast<uintptr_t>(graph);
  if (graphOut)
    *graphOut = graph;
  graph->reportedTail.clear();
  for (unsigned number : graph->tails[stream])
    graph->reportedTail.push_back(graph->nodes[number].get());
  if (after)
    *after = graph->reportedTail.data();
  if (count)
    *count = graph->reportedTail.size();
  return cudaSuccess;
}
API(StreamGetCaptureInfo,
    (cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id)) {
  return cudaStreamGetCaptureInfo_v2(stream, status, id, nullptr, nullptr, nullptr);
}
API(StreamUpdateCaptureDependencies,
    (cudaStream_t stream, cudaGraphNode_t *nodes, size_t count, unsigned flags)) {
  TranshipGraph *graph = graphOf(stream);
  if (!graph)
    return failed(cudaErrorInvalidValue);
  std::vector<unsigned> &tail = graph->tails[stream];
  if (flags == cudaStreamSetCaptureDependencies)
    tail.clear();
  for (size_t i = 0; i < count; ++i)
    tail.push_back(nodes[i]->number);
  return cudaSuccess;
}
// Captures forbid nothing to other threads.
API(ThreadExchangeStreamCaptureMode, (cudaStreamCaptureMode * mode)) {
  static thread_local cudaStreamCaptureMode current = cudaStreamCaptureModeGlobal;
  std::swap(current, *mode);
  return cudaSuccess;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "api/GraphNodes.h"

#include "core/Registry.h"

#include <algorithm>
#include <cstring>
#include <set>

using namespace tranship::emulator;

TranshipGraph::TranshipGraph(const TranshipGraph &other)
    : edges(other.edges), objects(other.objects) {
  for (const auto &node : other.nodes) {
    nodes.push_back(node ? std::make_unique<Node>(*node) : nullptr);
    if (node)
      nodes.back()->graph = this;
  }
  retainAll(objects);
}

TranshipGraph::~TranshipGraph() { releaseAll(objects); }

TranshipGraphNode *TranshipGraph::add(Node node, const cudaGraphNode_t *dependencies,
                                      size_t count) {
  node.number = unsigned(nodes.size());
  node.graph = this;
  nodes.push_back(std::make_unique<Node>(std::move(node)));
  for (size_t i = 0; i < count; ++i)
    edges.emplace_back(dependencies[i]->number, nodes.back()->number);
  return nodes.back().get();
}

TranshipGraphNode *TranshipGraph::capture(cudaStream_t stream, Node node) {
  Node *added = add(std::move(node));
  for (unsigned before : tails[stream])
    edges.emplace_back(before, added->number);
  tails[stream] = {added->number};
  return added;
}

std::vector<unsigned> TranshipGraph::order() const {
  std::vector<unsigned> waits(nodes.size()), result;
  std::vector<std::vector<unsigned>> after(nodes.size());
  std::set<unsigned> ready;
  for (auto [first, second] : edges) {
    after[first].push_back(second);
    ++waits[second];
  }
  for (unsigned i = 0; i < nodes.size(); ++i)
    if (nodes[i] && !waits[i])
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

size_t TranshipGraph::size() const {
  return size_t(std::count_if(nodes.begin(), nodes.end(), [](auto &node) { return bool(node); }));
}

TranshipGraphExec::~TranshipGraphExec() { releaseAll(objects); }

void TranshipGraphExec::assign(const TranshipGraph &graph) {
  nodes.clear();
  for (const auto &node : graph.nodes) {
    nodes.push_back(node ? *node : TranshipGraphNode());
    // What the child is now.
    if (auto *child = std::get_if<ChildNode>(&nodes.back().parameters))
      nodes.back() = childNode(*child->graph);
  }
  order = graph.order();
  retainAll(graph.objects);
  releaseAll(objects);
  objects = graph.objects;
}

cudaError TranshipGraphExec::run() {
  cudaError error = cudaSuccess;
  for (size_t i = 0; !error && i < order.size(); ++i)
    if (TranshipGraphNode &node = nodes[order[i]]; node.enabled)
      error = node.work();
  return error;
}

namespace tranship::emulator {

namespace {

struct alignas(64) Line {
  char bytes[64];
};
/// Copies of a kernel's arguments, and pointers to them.
struct KeptArguments {
  std::vector<std::vector<Line>> values;
  std::vector<void *> pointers;
};

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

TranshipGraphNode nodeOf(cudaGraphNodeType type, Work work, NodeParameters parameters) {
  TranshipGraphNode node;
  node.type = type;
  node.work = std::move(work);
  node.parameters = std::move(parameters);
  return node;
}

} // namespace

TranshipGraphNode kernelNode(const cudaKernelNodeParams &given) {
  const Kernel *kernel = findKernel(given.func);
  if (!kernel || (!given.kernelParams && !kernel->parameters.empty()))
    return {};
  auto kept = std::make_shared<KeptArguments>();
  for (size_t i = 0; i < kernel->parameters.size(); ++i) {
    size_t size = kernel->parameters[i].size;
    kept->values.emplace_back((size + sizeof(Line) - 1) / sizeof(Line));
    std::memcpy(kept->values.back().data(), given.kernelParams[i], size);
  }
  for (std::vector<Line> &value : kept->values)
    kept->pointers.push_back(value.data());
  cudaKernelNodeParams call = given;
  call.kernelParams = kept->pointers.data();
  // A kernel may change its arguments, so that each launch has its own.
  auto work = [call, kept] {
    std::vector<std::vector<Line>> values = kept->values;
    std::vector<void *> arguments;
    for (std::vector<Line> &value : values)
      arguments.push_back(value.data());
    return cudaLaunchKernel(call.func, call.gridDim, call.blockDim, arguments.data(),
                            call.sharedMemBytes, nullptr);
  };
  return nodeOf(cudaGraphNodeTypeKernel, work, KernelNode{call, kept});
}

TranshipGraphNode copyNode(const cudaMemcpy3DParms &copy) {
  return nodeOf(
      cudaGraphNodeTypeMemcpy, [copy] { return cudaMemcpy3D(&copy); }, copy);
}
TranshipGraphNode copyNode(void *to, const void *from, size_t size, cudaMemcpyKind kind) {
  cudaMemcpy3DParms copy{};
  copy.dstPtr = {to, size, size, 1};
  copy.srcPtr = {const_cast<void *>(from), size, size, 1};
  copy.extent = {size, 1, 1};
  copy.kind = kind;
  return nodeOf(
      cudaGraphNodeTypeMemcpy, [=] { return cudaMemcpy(to, from, size, kind); }, copy);
}
TranshipGraphNode copyToSymbolNode(const void *symbol, const void *from, size_t size, size_t offset,
                                   cudaMemcpyKind kind) {
  return nodeOf(cudaGraphNodeTypeMemcpy,
                [=] { return cudaMemcpyToSymbol(symbol, from, size, offset, kind); }, {});
}
TranshipGraphNode copyFromSymbolNode(void *to, const void *symbol, size_t size, size_t offset,
                                     cudaMemcpyKind kind) {
  return nodeOf(cudaGraphNodeTypeMemcpy,
                [=] { return cudaMemcpyFromSymbol(to, symbol, size, offset, kind); }, {});
}
TranshipGraphNode setNode(const cudaMemsetParams &what) {
  return nodeOf(
      cudaGraphNodeTypeMemset, [what] { return setElements(what); }, what);
}
TranshipGraphNode hostNode(const cudaHostNodeParams &what) {
  auto work = [what] {
    what.fn(what.userData);
    return cudaSuccess;
  };
  return nodeOf(cudaGraphNodeTypeHost, work, what);
}
TranshipGraphNode eventNode(cudaGraphNodeType type, cudaEvent_t event) {
  auto work = [=] {
    return type == cudaGraphNodeTypeEventRecord ? cudaEventRecord(event, nullptr) : cudaSuccess;
  };
  return nodeOf(type, work, EventNode{event});
}
TranshipGraphNode childNode(const TranshipGraph &child) {
  auto copy = std::make_shared<TranshipGraph>(child);
  auto work = [copy] {
    TranshipGraphExec exec;
    exec.assign(*copy);
    return exec.run();
  };
  return nodeOf(cudaGraphNodeTypeGraph, work, ChildNode{copy});
}

void retainAll(const std::map<TranshipUserObject *, unsigned> &objects) {
  for (auto [object, count] : objects)
    object->references += count;
}
void releaseAll(std::map<TranshipUserObject *, unsigned> &objects) {
  for (auto [object, count] : objects)
    releaseObject(object, count);
  objects.clear();
}
void releaseObject(TranshipUserObject *object, unsigned count) {
  object->references -= std::min(count, object->references);
  if (object->references)
    return;
  object->destroy(object->pointer);
  delete object;
}

} // namespace tranship::emulator

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a graph consists of: nodes with their work, and edges between them.
#pragma once

#include "api/Graph.h"

#include <map>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace tranship::emulator {

/// A kernel's launch, with copies of its arguments.
struct KernelNode {
  cudaKernelNodeParams call;
  /// Holds what `call.kernelParams` points to.
  std::shared_ptr<void> arguments;
};
struct EventNode {
  cudaEvent_t event;
};
struct ChildNode {
  std::shared_ptr<TranshipGraph> graph;
};
struct FreeNode {
  void *pointer;
};
/// What a program can ask a node for; nothing for nodes that only have work.
using NodeParameters =
    std::variant<std::monostate, KernelNode, cudaMemcpy3DParms, cudaMemsetParams,
                 cudaHostNodeParams, EventNode, ChildNode, cudaMemAllocNodeParams, FreeNode>;

} // namespace tranship::emulator

struct TranshipUserObject {
  void *pointer;
  cudaHostFn_t destroy;
  unsigned references;
};

struct TranshipGraphNode {
  cudaGraphNodeType type = cudaGraphNodeTypeEmpty;
  tranship::emulator::Work work = [] { return cudaSuccess; };
  tranship::emulator::NodeParameters parameters{};
  /// The number is the same in copies of the node, which are found by it.
  unsigned number = 0;
  TranshipGraph *graph = nullptr;
  bool enabled = true;
  std::map<int, cudaLaunchAttributeValue> attributes{};
};

struct TranshipGraph {
  using Node = TranshipGraphNode;

  /// Those that the program has destroyed are null.
  std::vector<std::unique_ptr<Node>> nodes;
  std::vector<cudaStream_t> recorders; ///< the first one began the capture
  cudaError problem = cudaSuccess;     ///< set by a node that could not be captured
  /// Pairs of nodes: the first one runs before the second.
  std::vector<std::pair<unsigned, unsigned>> edges;
  /// The nodes that the next captured node of a stream depends on.
  std::map<cudaStream_t, std::vector<unsigned>> tails;
  std::vector<cudaGraphNode_t> reportedTail; ///< what a program was last told of them
  std::map<TranshipUserObject *, unsigned> objects;

  TranshipGraph() = default;
  TranshipGraph(const TranshipGraph &other);
  ~TranshipGraph();

  Node *add(Node node, const cudaGraphNode_t *dependencies = nullptr, size_t count = 0);
  /// Adds a node after the last ones of the stream.
  Node *capture(cudaStream_t stream, Node node);
  /// Returns the numbers of the nodes in the order in which they run: that in which they were added,
  /// as far as edges allow. Nodes that wait for each other are left out.
  std::vector<unsigned> order() const;
  /// The number of nodes that are there.
  size_t size() const;
};

struct TranshipGraphExec {
  std::vector<TranshipGraphNode> nodes;
  std::vector<unsigned> order;
  unsigned long long flags = 0;
  std::map<TranshipUserObject *, unsigned> objects;

  ~TranshipGraphExec();
  void assign(const TranshipGraph &graph);
  cudaError run();
};

namespace tranship::emulator {

/// Nodes with the work that belongs to their parameters. The type is `Empty` if there is no such kernel.
TranshipGraphNode kernelNode(const cudaKernelNodeParams &call);
TranshipGraphNode copyNode(const cudaMemcpy3DParms &copy);
TranshipGraphNode copyNode(void *to, const void *from, size_t size, cudaMemcpyKind kind);
TranshipGraphNode copyToSymbolNode(const void *symbol, const void *from, size_t size, size_t offset,
                                   cudaMemcpyKind kind);
TranshipGraphNode copyFromSymbolNode(void *to, const void *symbol, size_t size, size_t offset,
                                     cudaMemcpyKind kind);
TranshipGraphNode setNode(const cudaMemsetParams &what);
TranshipGraphNode hostNode(const cudaHostNodeParams &what);
TranshipGraphNode eventNode(cudaGraphNodeType type, cudaEvent_t event);
/// Has a copy of the child as it is now.
TranshipGraphNode childNode(const TranshipGraph &child);

void retainAll(const std::map<TranshipUserObject *, unsigned> &objects);
void releaseAll(std::map<TranshipUserObject *, unsigned> &objects);
void releaseObject(TranshipUserObject *object, unsigned count);

} // namespace tranship::emulator

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs: work that is recorded now and done at each launch of the graph. Nodes run one after
// another, in the order in which they were added as far as dependencies allow.
#pragma once

#include "api/Api.h"
#include "execution/Faults.h"

#include <functional>
#include <vector>

namespace tranship::emulator {

using Work = std::function<cudaError()>;

struct KernelCall {
  const void *function;
  dim3 grid, block;
  void **arguments;
  size_t shared;
};

/// Returns the graph that captures the stream, or null.
TranshipGraph *graphOf(cudaStream_t stream);
/// Captures the work as a node of the stream's graph. Returns false if the stream is not being
/// captured.
bool captured(cudaStream_t stream, cudaGraphNodeType type, Work work);
/// Captures the node, which follows what the stream has captured.
void captureNode(cudaStream_t stream, TranshipGraphNode node);
cudaError captureKernel(cudaStream_t stream, const KernelCall &call);
/// Does what a library call computes, or captures it as a node of the stream's graph. `success` is
/// the status 0, which `work` returns if all went well.
template <class Status, class Call>
Status doneOrRecorded(cudaStream_t stream, Status success, Call work) {
  if (!graphOf(stream)) {
    LibraryCall call;
    return work();
  }
  captured(stream, cudaGraphNodeTypeKernel, [work]() mutable {
    LibraryCall call;
    return work() == Status{} ? cudaSuccess : failed(cudaErrorUnknown);
  });
  return success;
}
/// Reports a call of a library whose calls cannot be captured, if the stream is being captured.
/// Returns whether it is.
bool refuseCapture(cudaStream_t stream, const char *library);
/// The nodes that the next captured node of the stream depends on.
std::vector<unsigned> captureTail(cudaStream_t stream);
/// Makes the stream part of the capture of the graph until that ends. What it captures next runs after
/// these nodes.
void joinCapture(cudaStream_t stream, TranshipGraph *graph, const std::vector<unsigned> &after);

} // namespace tranship::emulator

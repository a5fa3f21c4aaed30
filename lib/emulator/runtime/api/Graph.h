// Graphs: work that is written down now and done at each launch of the graph. Nodes are done one
// after another in the order in which they were added, which fits all dependencies.
#pragma once

#include "api/Api.h"

#include <functional>

namespace tranship::emulator {

using Work = std::function<cudaError()>;

struct KernelCall {
  const void *function;
  dim3 grid, block;
  void **arguments;
  size_t shared;
};

/// The graph that the stream records; null if it records none.
TranshipGraph *graphOf(cudaStream_t stream);
/// True: the stream records a graph, and the work is a node of that now.
bool captured(cudaStream_t stream, cudaGraphNodeType type, Work work);
cudaError captureKernel(cudaStream_t stream, const KernelCall &call);
/// What a call of a library computes: done at once, or a node of the graph that the stream records.
/// `success` is what `work` returns, as all do, when all is well; it is 0.
template <class Status, class Call>
Status doneOrRecorded(cudaStream_t stream, Status success, Call work) {
  if (!graphOf(stream))
    return work();
  captured(stream, cudaGraphNodeTypeKernel, [work]() mutable {
    return work() == Status{} ? cudaSuccess : failed(cudaErrorUnknown);
  });
  return success;
}
/// The stream records a graph, and a library is called whose calls cannot be recorded: reports it.
bool refuseCapture(cudaStream_t stream, const char *library);
/// The stream records the graph as well, until that ends.
void joinCapture(cudaStream_t stream, TranshipGraph *graph);

} // namespace tranship::emulator

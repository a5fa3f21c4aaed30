// SPDX-License-Identifier: 0BSD
// Graphs as CUDA 12 updates them.

//- helper: graph-update
//- includes: hip/hip_runtime.h
namespace tranship {
// Why a graph could not be updated: cudaGraphExecUpdateResultInfo. HIP names one node.
struct GraphExecUpdateResultInfo {
  hipGraphExecUpdateResult result;
  hipGraphNode_t errorNode;
  hipGraphNode_t errorFromNode;
};
inline hipError_t graphExecUpdate(hipGraphExec_t executable, hipGraph_t graph,
                                  GraphExecUpdateResultInfo *info) {
  info->errorNode = info->errorFromNode = nullptr;
  return hipGraphExecUpdate(executable, graph, &info->errorNode, &info->result);
}
} // namespace tranship

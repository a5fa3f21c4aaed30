// CUDA 12 reports in a struct why a graph cannot be updated.
#include <cuda_runtime.h>

bool update(cudaGraphExec_t *executable, cudaGraph_t graph) {
  cudaGraphExecUpdateResultInfo info;
  if (cudaGraphExecUpdate(*executable, graph, &info) == cudaSuccess &&
      info.result == cudaGraphExecUpdateSuccess)
    return true;
  cudaGraphExecDestroy(*executable);
  return info.errorNode == nullptr && cudaGraphInstantiate(executable, graph, 0) == cudaSuccess;
}

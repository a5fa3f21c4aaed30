// CUDA 12 reports in a struct why a graph cannot be updated.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

bool update(hipGraphExec_t *executable, hipGraph_t graph) {
  tranship::GraphExecUpdateResultInfo info;
  if (tranship::graphExecUpdate(*executable, graph, &info) == hipSuccess &&
      info.result == hipGraphExecUpdateSuccess)
    return true;
  hipGraphExecDestroy(*executable);
  return info.errorNode == nullptr && hipGraphInstantiateWithFlags(executable, graph, 0) == hipSuccess;
}

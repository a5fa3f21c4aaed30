// Calls whose signature changed between CUDA versions, and forms that cannot be rewritten.
#include <hip/hip_runtime.h>

#define TO_SYMBOL(a0, ...) hipMemcpyToSymbol(HIP_SYMBOL(a0), ##__VA_ARGS__)

__constant__ int table[4];

int main() {
  hipGraph_t graph;
  hipGraphExec_t exec;
  hipGraphCreate(&graph, 0);
  hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0);
  hipGraphInstantiateWithFlags(&exec, graph, 0);
  hipStream_t stream = nullptr;
  float *managed;
  hipMallocManaged(&managed, 64);
  hipMemPrefetchAsync(managed, 64, 0, stream);
  int host[4] = {};
  TO_SYMBOL(table, host, sizeof host);
}

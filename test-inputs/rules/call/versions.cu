// Calls whose signature changed between CUDA versions, and forms that cannot be rewritten.
#include <cuda_runtime.h>

#define TO_SYMBOL cudaMemcpyToSymbol

__constant__ int table[4];

int main() {
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  cudaGraphCreate(&graph, 0);
  cudaGraphInstantiate(&exec, graph, nullptr, nullptr, 0);
  cudaGraphInstantiate(&exec, graph, 0);
  cudaStream_t stream = nullptr;
  float *managed;
  cudaMallocManaged(&managed, 64);
  cudaMemPrefetchAsync(managed, 64, 0, stream);
  int host[4] = {};
  TO_SYMBOL(table, host, sizeof host);
}

// COMPILES: no, the original does not compile either.
// Exercises: the arguments of calls are left to the reader, so the original has no call there.
#include <cuda_runtime.h>

__global__ void kernel(int *p) { *p = 1; }

void launch() {
  cudaLaunchCooperativeKernel((void *)kernel, FIXME); // DIAG: original-error parse-error
  cudaLaunchCooperativeKernel((void *)kernel, FIXME); // DIAG: parse-error
}

void link(cudaGraph_t graph) {
  cudaGraphAddDependencies(graph, TODO); // DIAG: original-error parse-error
}

void entry(void **function) {
  cudaGetDriverEntryPointByVersion(nullptr, function, FILL_IN(2)); // DIAG: original-error parse-error
}

void few(cudaGraph_t graph) {
  cudaGraphAddDependencies(graph, nullptr); // DIAG: call-form
}

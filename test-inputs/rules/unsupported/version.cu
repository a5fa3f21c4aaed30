// ARGS: --hip-version=5.1
#include <cuda_runtime.h>

int main() {
  void *p;
  cudaMallocAsync(&p, 16, 0); // DIAG: hip-version
  return cudaFree(p);
}

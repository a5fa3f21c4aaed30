// A host file whose build passes `-include cuda_runtime.h`, which nothing here tells of.
#include <vector>

void release(std::vector<void *> &blocks) {
  for (void *block : blocks)
    cudaFree(block); // DIAG: cuda-not-included
  if (cudaGetLastError() != cudaSuccess)
    blocks.clear();
}

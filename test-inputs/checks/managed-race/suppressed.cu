#include <cuda_runtime.h>

__global__ void count(int *x) { *x += 1; }

int poll() {
  int *flag;
  cudaMallocManaged(&flag, sizeof *flag); // tranship-disable(managed-memory): one page
  count<<<1, 1>>>(flag);
  return *flag; // tranship-disable(managed-race): it may be old, and is asked for again
}

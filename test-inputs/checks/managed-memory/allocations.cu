#include <cuda_runtime.h>

__managed__ int counter; // DIAG: managed-memory

void allocate() {
  float *managed, *device;
  cudaMallocManaged(&managed, 64); // told of with the first
  cudaMalloc(&device, 64);
}

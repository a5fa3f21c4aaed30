#include <cuda_runtime.h>

__managed__ int counter; // DIAG: managed-memory

void allocate() {
  float *managed, *device;
  cudaMallocManaged(&managed, 64); // DIAG: managed-memory
  cudaMalloc(&device, 64);
}

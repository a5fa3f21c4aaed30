#include <cuda_runtime.h>

__global__ void k(int *x) { *x = 1; }

void launch(int *x, int perMultiprocessor) {
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, 0);
  int count;
  cudaDeviceGetAttribute(&count, cudaDevAttrMultiProcessorCount, 0);
  int blocks = 8 * properties.multiProcessorCount; // DIAG: device-property
  k<<<count * 32, 256>>>(x);                       // DIAG: device-property
  k<<<blocks, 256>>>(x);

  // Near misses: as many as the occupancy call says; one for each; another field.
  int fitting;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&fitting, k, 256, 0);
  k<<<fitting * properties.multiProcessorCount, 256>>>(x);
  k<<<properties.multiProcessorCount, 256>>>(x);
  k<<<2 * properties.maxThreadsPerBlock, 1>>>(x);
}

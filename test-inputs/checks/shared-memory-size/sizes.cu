#include <cuda_runtime.h>

__device__ void helper() {
  __shared__ char buffer[20 << 10];
  buffer[threadIdx.x] = 1;
}
__global__ void withStatic(float *x) {
  __shared__ float tile[8 << 10];
  tile[threadIdx.x] = x[0];
  helper();
}
__global__ void plain(float *x) {
  extern __shared__ float dynamic[];
  dynamic[threadIdx.x] = x[0];
}

constexpr int large = 96 * 1024;

void launches(float *x, int tile) {
  cudaFuncSetAttribute(plain, cudaFuncAttributeMaxDynamicSharedMemorySize, large); // DIAG: shared-memory-size
  plain<<<1, 64, large>>>(x);          // DIAG: shared-memory-size
  withStatic<<<1, 64, 16 << 10>>>(x);  // DIAG: shared-memory-size
  int bytes = tile * tile * sizeof(float);
  cudaFuncSetAttribute(plain, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes); // DIAG: shared-memory-size

  // Near misses: it fits; as much as the GPU has; another attribute.
  plain<<<1, 64, 64 << 10>>>(x);
  withStatic<<<1, 64, 8 << 10>>>(x);
  cudaFuncSetAttribute(plain, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 << 10);
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, 0);
  cudaFuncSetAttribute(plain, cudaFuncAttributeMaxDynamicSharedMemorySize,
                       (int)properties.sharedMemPerBlockOptin);
  cudaFuncSetAttribute(plain, cudaFuncAttributePreferredSharedMemoryCarveout, 100);
}

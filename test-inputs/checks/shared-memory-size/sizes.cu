#include <cuda_runtime.h>

__device__ void helper() {
  __shared__ char buffer[20 << 10];
  buffer[threadIdx.x] = 1;
}
__global__ void withStatic(float *x) {
  __shared__ float tile[4 << 10];
  tile[threadIdx.x] = x[0];
  helper();
}
__global__ void plain(float *x) {
  extern __shared__ float dynamic[];
  dynamic[threadIdx.x] = x[0];
}
__global__ void other(float *x) { *x = 1; }
template <int kilobytes> void launchOther(float *x) {
  other<<<1, 64, kilobytes << 10>>>(x); // DIAG: shared-memory-size
}
__global__ void chosen(float *x) { *x = 1; }

// Near misses: another way is there when it is refused; more than CUDA has room for is not all one
// kernel's.
void withFallback(float *x, int bytes) {
  cudaError_t status = cudaFuncSetAttribute(chosen, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
  if (status == cudaSuccess)
    chosen<<<1, 64, bytes>>>(x);
}
__global__ void oneOfTwo(float *x, bool first) {
  __shared__ float a[8 << 10];
  __shared__ float b[8 << 10];
  (first ? a : b)[threadIdx.x] = *x;
}

constexpr int large = 96 * 1024;

// The body of a macro, in one function.
template <int rows> __global__ void tiled(float *x) { *x = rows; }
#define LAUNCH_TILED(rows)                                                                         \
  cudaFuncSetAttribute(tiled<rows>, cudaFuncAttributeMaxDynamicSharedMemorySize, large);           \
  tiled<rows><<<1, 64, large>>>(x)
void launchTiled(float *x) {
  LAUNCH_TILED(1); // DIAG: shared-memory-size
  LAUNCH_TILED(2);
}

void launches(float *x, int tile) {
  cudaFuncSetAttribute(plain, cudaFuncAttributeMaxDynamicSharedMemorySize, large); // DIAG: shared-memory-size
  plain<<<1, 64, large>>>(x); // told of by the request
  other<<<1, 64, large>>>(x);          // DIAG: shared-memory-size
  withStatic<<<1, 64, 32 << 10>>>(x);  // DIAG: shared-memory-size
  int bytes = tile * tile * sizeof(float);
  cudaFuncSetAttribute(plain, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes); // DIAG: shared-memory-size

  launchOther<80>(x);
  launchOther<96>(x);
  oneOfTwo<<<1, 64, 32 << 10>>>(x, true);

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

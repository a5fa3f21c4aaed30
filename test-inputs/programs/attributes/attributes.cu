// What a program asks of a device and of a kernel before it launches.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void __launch_bounds__(256) fill(int *out, int n, int value) {
  __shared__ int copy[64];
  copy[threadIdx.x % 64] = value;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = copy[i % 64];
}

int main() {
  int devices = 0, device = -1, warp = 0, most = 0;
  CHECK(cudaGetDeviceCount(&devices));
  CHECK(cudaSetDevice(0));
  CHECK(cudaGetDevice(&device));
  cudaDeviceProp properties;
  CHECK(cudaGetDeviceProperties(&properties, device));
  CHECK(cudaDeviceGetAttribute(&warp, cudaDevAttrWarpSize, device));
  CHECK(cudaDeviceGetAttribute(&most, cudaDevAttrMaxThreadsPerBlock, device));
  std::printf("device %d, warp as in the properties: %d, threads as well: %d\n", device,
              warp == properties.warpSize, most == properties.maxThreadsPerBlock);
  cudaFuncAttributes attributes;
  CHECK(cudaFuncGetAttributes(&attributes, fill));
  std::printf("static shared memory: %zu bytes\n", attributes.sharedSizeBytes);
  int blocks = 0;
  CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, fill, 256, 0));
  size_t free = 0, total = 0;
  CHECK(cudaMemGetInfo(&free, &total));
  std::printf("some blocks fit: %d, memory is plausible: %d\n", blocks > 0,
              free > 0 && free <= total);
  int *out, last = 0;
  constexpr int n = 1000;
  CHECK(cudaMalloc(&out, n * sizeof(int)));
  fill<<<(n + 255) / 256, 256>>>(out, n, 17);
  CHECK(cudaMemcpy(&last, out + n - 1, sizeof last, cudaMemcpyDeviceToHost));
  CHECK(cudaFree(out));
  std::printf("last %d\n", last);
  return last != 17;
}

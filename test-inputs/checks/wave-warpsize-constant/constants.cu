#include <cuda_runtime.h>

#define WARP_SIZE 32               // DIAG: wave-warpsize-constant
#define LANES (32u)                // DIAG: wave-warpsize-constant
constexpr int width = 32;          // DIAG: wave-warpsize-constant
enum { inEnum = 32 };              // DIAG: wave-warpsize-constant
#define TILE 32
constexpr int lanesToSum = 16;

template <int Width = 32> __device__ int lane() { // DIAG: wave-warpsize-constant
  return threadIdx.x % Width;                     // DIAG: wave-lane-arithmetic
}
__global__ void uses(float *out, float v) { // DIAG: wave-width
  __shared__ float tile[TILE][TILE + 1];
  int a = threadIdx.x % WARP_SIZE;          // DIAG: wave-lane-arithmetic
  int b = threadIdx.x / LANES;              // DIAG: wave-lane-arithmetic
  int c = threadIdx.x & (width - 1);        // DIAG: wave-lane-arithmetic
  int d = blockDim.x / inEnum;              // DIAG: wave-lane-arithmetic
  v = __shfl_sync(~0u, v, 0);               // DIAG: wave-sync-mask
  tile[a][b] = v;
  out[c + d + lane()] = tile[b][a];
}

// A tile of its own, and no operation on a whole warp.
constexpr int tileSize = 32;
__global__ void tiled(float *out) {
  out[threadIdx.x % tileSize] = threadIdx.x / tileSize;
}

// The host takes 32 for granted, or tells a kernel that counts by 32 what the device has.
__global__ void told(float *out, float v, int width) { // DIAG: wave-width
  v += __shfl_xor_sync(~0u, v, 1);                     // DIAG: wave-sync-mask
  if (threadIdx.x % 32 == 0)                           // DIAG: wave-lane-arithmetic
    out[threadIdx.x / width] = v;
}
__global__ void asks(float *out, float v, int width) { // DIAG: wave-width
  v += __shfl_xor_sync(~0u, v, warpSize / 2);          // DIAG: wave-sync-mask
  if (threadIdx.x % warpSize == 0)
    out[threadIdx.x / width] = v;
}
int host(float *out) {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  if (prop.warpSize != 32) // DIAG: wave-warpsize-constant
    return 1;
  if (prop.maxThreadsPerBlock < 32)
    return 2;
  told<<<1, 256>>>(out, 1, prop.warpSize); // DIAG: wave-warpsize-constant
  asks<<<1, 256>>>(out, 1, prop.warpSize);
  return 0;
}

#include <cooperative_groups.h>
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

// Launches that count by 32 what the kernel counts by the real width: it keeps to 32.
template <int> __global__ void rows(float *out, float v, int n) { // DIAG: wave-width
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize;
  for (int d = warpSize / 2; d > 0; d /= 2)
    v += __shfl_xor_sync(~0u, v, d); // DIAG: wave-sync-mask
  if (row < n)
    out[row] = v;
}
__global__ void column(float *out) { // DIAG: wave-width
  out[threadIdx.y * warpSize + threadIdx.x] = 0;
}
__global__ void rowsOfAny(float *out) { // DIAG: wave-width
  out[threadIdx.y * warpSize + threadIdx.x] = 0;
}
void launches(float *out, int n, int threads) {
  int grid = (n * 32 + threads - 1) / threads;
  rows<0><<<grid, threads>>>(out, 1, n);              // DIAG: wave-warpsize-constant
  rows<0><<<n, threads>>>(out, 1, threads >> 5);      // DIAG: wave-warpsize-constant
  rows<0><<<32, threads>>>(out, 1, 32);
  rows<0><<<n, threads>>>(out, 1, width); // DIAG: wave-warpsize-constant
  dim3 block(32, 4);
  column<<<n, block>>>(out); // DIAG: wave-warpsize-constant
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  rowsOfAny<<<n, dim3(prop.warpSize, 4)>>>(out);
}

// A default that no call needs asks for nothing.
__device__ float summed(float v, int d, int lanes = warpSize) {
  return v + __shfl_xor_sync(~0u, v, d, lanes); // DIAG: wave-sync-mask
}
__global__ void eights(float *out) { // DIAG: wave-width
  *out = summed(*out, 4, 8);
}
void launch(float *out, int n) { eights<<<n / 32, 256>>>(out); }

// A warp of CUDA's under two names. Without the one or the other nothing is wrong.
namespace cg = cooperative_groups;
__global__ void sumOfTiles(float *out, float v) { // DIAG: wave-width
  __shared__ float sums[32];
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block); // DIAG: wave-warpsize-constant
  for (int d = tile.size() / 2; d > 0; d /= 2)
    v += tile.shfl_down(v, d);
  if (tile.thread_rank() == 0)
    sums[threadIdx.x / warpSize] = v;
  block.sync();
  if (threadIdx.x < blockDim.x / warpSize)
    out[threadIdx.x] = sums[threadIdx.x];
}
__global__ void sizeAtRun(float *out) { // DIAG: wave-width
  cg::thread_group tile = cg::tiled_partition(cg::this_thread_block(), 32); // DIAG: wave-warpsize-constant
  out[threadIdx.x / warpSize] = tile.thread_rank();
}
__global__ void countsByTile(float *out) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  out[tile.meta_group_rank()] = tile.thread_rank();
}
__global__ void ofEight(float *out) { // DIAG: wave-width
  auto tile = cg::tiled_partition<8>(cg::this_thread_block());
  out[threadIdx.x / warpSize] = tile.thread_rank();
}

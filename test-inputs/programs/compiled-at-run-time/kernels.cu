// main.cpp reads and compiles this.
#include "tile.h"

template <typename T, int count> __global__ void transposed(const T *in, T *out) {
  __shared__ T tile[tileSize][tileSize + 1];
  int x = blockIdx.x * tileSize + threadIdx.x, y = blockIdx.y * tileSize + threadIdx.y;
  tile[threadIdx.y][threadIdx.x] = in[y * count + x];
  __syncthreads();
  x = blockIdx.y * tileSize + threadIdx.x;
  y = blockIdx.x * tileSize + threadIdx.y;
  out[y * count + x] = T(tile[threadIdx.x][threadIdx.y] * SCALE);
}

__constant__ int bias;

extern "C" __global__ void warpSums(const int *in, int *out) {
  int sum = in[threadIdx.x] + bias;
  for (int step = warpSize / 2; step > 0; step /= 2)
#if defined(__HIPCC_RTC__)
    sum += __shfl_xor(sum, step);
#else
    sum += __shfl_xor_sync(0xffffffffu, sum, step);
#endif
  atomicAdd(out, threadIdx.x % warpSize == 0 ? sum : 0);
}

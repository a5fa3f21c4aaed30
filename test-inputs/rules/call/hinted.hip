// Code that uses `warpSize` and yet counts by 32 keeps groups of 32 lanes, wherever the 32 is.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
#include <tuple>

enum { lanes = 32 };
struct Votes { unsigned bits; int count; };
struct Peers {
  unsigned mask;
  __device__ Peers(unsigned m) : mask(m) {}
};

__device__ float strided(const float *in, int n, int lane) {
  float s = 0;
  for (int j = lane; j < n; j += lanes)
    s += in[j];
  return s;
}
__global__ void strides(float *out, const float *in, int n) {
  float s = strided(in, n, threadIdx.x % 32);
  for (int d = 32 / 2; d; d >>= 1)
    s += __shfl_xor(s, d, 32);
  out[threadIdx.x] = s;
}

// Masks of 32 bits in lists, constructors and memory.
__global__ void listed(int *out, const int *in) {
  Votes votes{warp32::ballot(in[threadIdx.x]), 0};
  if (threadIdx.x % 32 == 0)
    out[threadIdx.x / 32] = __builtin_popcount(votes.bits);
}
__global__ void constructed(int *out, const int *in) {
  Peers peers(warp32::match_any(in[threadIdx.x]));
  if (threadIdx.x % 32 == __ffs(peers.mask) - 1)
    out[threadIdx.x / 32] = 1;
}
__global__ void combined(unsigned *any, const int *in) {
  unsigned long long mine = 1ull << threadIdx.x % 32;
  if (mine == 1)
    atomicOr(any, warp32::ballot(in[threadIdx.x]));
}

// Launches whose numbers come from elsewhere.
__global__ void rows(float *out, const float *in, int n) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  float s = row < n ? in[row] : 0;
  for (int d = 32 / 2; d; d >>= 1)
    s += __shfl_xor(s, d, 32);
  if (row < n)
    out[row] = s;
}
static std::tuple<int, int> shapeFor(int n) { return {(n * 32 + 255) / 256, 256}; }
void run(float *out, const float *in, int n) {
  auto [grid, block] = shapeFor(n);
  hipLaunchKernelGGL(rows, dim3(grid), dim3(block), 0, 0, out, in, n);
}

// Near misses: shifts of words, and launches that follow the device's width.
__global__ void shifted(unsigned long long *out, const unsigned *in) {
  unsigned long long both = (unsigned long long)in[0] << 32 | in[1];
  if (__any(both != 0) && threadIdx.x % warpSize == 0)
    out[threadIdx.x / warpSize] = both;
}
__global__ void followed(float *out, const float *in, int n) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize;
  float s = 0;
  for (int j = threadIdx.x % warpSize; j < 32 * 8; j += warpSize)
    s += in[j];
  for (int d = warpSize / 2; d; d >>= 1)
    s += __shfl_xor(s, d);
  if (row < n)
    out[row] = s;
}
void follow(float *out, const float *in, int n) {
  hipDeviceProp_t prop;
  hipGetDeviceProperties(&prop, 0);
  int perBlock = 256 / prop.warpSize;
  hipLaunchKernelGGL(followed, dim3((n + perBlock - 1) / perBlock), dim3(256), 0, 0, out, in, n);
}

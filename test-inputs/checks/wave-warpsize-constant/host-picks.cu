// The host asks for the width, and a kernel that assumes 32 lanes gets it.
#include <cuda_runtime.h>

__constant__ int width;
__global__ void fromConstant(const float *x, float *o) { // DIAG: wave-width
  float v = x[threadIdx.x];
  for (int d = 16; d; d /= 2)
    v += __shfl_xor_sync(0xffffffff, v, d); // DIAG: wave-reduction wave-sync-mask
  if (threadIdx.x % 32 == 0) // DIAG: wave-lane-arithmetic
    o[threadIdx.x / width] = v;
}
template <int N> __global__ void picked(const float *x, float *o) { // DIAG: wave-warpsize-constant wave-width
  float v = x[threadIdx.x];
  for (int d = N / 2; d; d /= 2)
    v += __shfl_down_sync(0xffffffff, v, d); // DIAG: wave-reduction wave-sync-mask
  if (threadIdx.x % N == 0) // DIAG: wave-lane-arithmetic
    o[threadIdx.x / N] = v; // DIAG: wave-lane-arithmetic
}
__global__ void rows(const float *x, float *o) { // DIAG: wave-width
  float v = x[threadIdx.y * blockDim.x + threadIdx.x];
  for (int d = blockDim.x / 2; d; d /= 2)
    v += __shfl_down_sync(0xffffffff, v, d); // DIAG: wave-sync-mask
  if (threadIdx.x == 0)
    o[threadIdx.y] = v;
}
void run(const float *x, float *o) {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  cudaMemcpyToSymbol(width, &p.warpSize, sizeof(int)); // DIAG: wave-warpsize-constant
  fromConstant<<<1, 256>>>(x, o);
  if (p.warpSize == 64) // DIAG: wave-warpsize-constant
    picked<64><<<1, 256>>>(x, o);
  else
    picked<32><<<1, 256>>>(x, o);
  int ws;
  cudaDeviceGetAttribute(&ws, cudaDevAttrWarpSize, 0);
  rows<<<1, dim3(ws, 256 / ws)>>>(x, o); // DIAG: wave-warpsize-constant
}

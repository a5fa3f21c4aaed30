// CUDA takes the distance of an exclusive shuffle modulo 32: 32 is the lane itself.
#include <cuda_runtime.h>

__global__ void from32(int *p) {
  int v = p[threadIdx.x];
  for (int m = 32; m > 0; m /= 2)
    v += __shfl_xor_sync(0xffffffff, v, m);
  for (int m = 16; m > 0; m /= 2)
    v += __shfl_xor_sync(0xffffffff, v, m);
  if (threadIdx.x % 32 == 0)
    p[threadIdx.x / 32] = v;
}
__global__ void fixed(int *p) {
  int v = __shfl_xor_sync(0xffffffff, p[threadIdx.x], 40) + __shfl_xor_sync(0xffffffff, p[threadIdx.x], 8);
  if (threadIdx.x % 32 == 0)
    p[threadIdx.x / 32] = v;
}

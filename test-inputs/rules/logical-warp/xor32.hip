// CUDA takes the distance of an exclusive shuffle modulo 32: 32 is the lane itself.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__global__ void from32(int *p) {
  int v = p[threadIdx.x];
  for (int m = 32; m > 0; m /= 2)
    v += warp32::shfl_xor(0xffffffff, v, (m) & 31);
  for (int m = 16; m > 0; m /= 2)
    v += __shfl_xor(v, m, 32);
  if (threadIdx.x % 32 == 0)
    p[threadIdx.x / 32] = v;
}
__global__ void fixed(int *p) {
  int v = warp32::shfl_xor(0xffffffff, p[threadIdx.x], (40) & 31) + __shfl_xor(p[threadIdx.x], 8, 32);
  if (threadIdx.x % 32 == 0)
    p[threadIdx.x / 32] = v;
}

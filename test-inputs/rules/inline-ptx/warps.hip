// Lanes: groups of 32 are kept where the code needs them.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ unsigned laneMask() {
  unsigned mask;
  mask = (1u << (__lane_id() & 31)) - 1;
  return mask;
}
__global__ void compact(const int *in, int *out) {
  unsigned lane;
  lane = __lane_id() & 31;
  unsigned ballot = warp32::ballot(in[threadIdx.x] > 0);
  int rank = __builtin_popcount(ballot & laneMask());
  if (in[threadIdx.x] > 0)
    out[rank] = lane;
}
__device__ float sum(float x) {
  float y;
  y = __shfl_xor(x, 16, 32);
  return x + y;
}
__device__ int predicated(int x) {
  int y;
  asm volatile("{ .reg .pred p; shfl.sync.up.b32 %0|p, %1, 1, 0, -1; @p add.s32 %0, %0, %1; }" // DIAG: inline-ptx
               : "=r"(y) : "r"(x));
  return y;
}
__global__ void any(const int *in, int *out) {
  unsigned mask;
  asm volatile("activemask.b32 %0;" : "=r"(mask)); // DIAG: inline-ptx
  out[0] = mask;
  asm volatile("redux.sync.add.s32 %0, %1, 0xffffffff;" : "=r"(out[1]) : "r"(in[0])); // DIAG: inline-ptx
}

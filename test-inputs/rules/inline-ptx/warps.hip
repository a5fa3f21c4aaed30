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
  {
    bool p;
    y = tranship::shfl_up(x, 1, 0, &p);
    if (p) y = unsigned(y) + x;
  }
  return y;
}
// A step of a scan over segments, as in CUB.
__device__ unsigned scanStep(unsigned input, unsigned offset, unsigned segment, unsigned mask) {
  unsigned output;
  {
    bool p;
    unsigned r0 = tranship::shfl_up(input, offset, segment, &p);
    if (p) r0 = r0 + input;
    output = r0;
  }
  return output;
}
__device__ float before(float x, int offset) { // before Volta
  {
    bool p;
    float r0 = tranship::shfl_down(x, offset, 0x181f, &p);
    if (p) r0 = r0 + x;
    x = r0;
  }
  return x;
}
__device__ int chosen(int x, int y, int flag) { // all lanes take part in the shuffle
  int r;
  {
    bool q = flag != 0;
    int t = __shfl(x, y, 32);
    r = q ? t : x;
  }
  return r;
}
__device__ int range(int x) {
  int inRange;
  {
    bool p;
    tranship::shfl_bfly(x, 4, 0x1803, &p);
    inRange = p ? 1 : 0;
  }
  return inRange;
}
__global__ void any(const int *in, int *out) {
  unsigned mask;
  asm volatile("activemask.b32 %0;" : "=r"(mask)); // DIAG: inline-ptx
  out[0] = mask;
  asm volatile("redux.sync.add.s32 %0, %1, 0xffffffff;" : "=r"(out[1]) : "r"(in[0])); // DIAG: inline-ptx
}

// Masks that begin as 32 ones and may be others when they are used are kept.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__global__ void writtenByAsm(float *p) {
  unsigned mask = 0xffffffffu;
  mask = unsigned(__activemask() >> (__lane_id() & 32));
  p[0] = warp32::shfl_down(mask, p[1], 1);
}
__global__ void writtenByReference(float *p, unsigned half) {
  unsigned mask = 0xffffffffu;
  unsigned &m = mask;
  m = half;
  p[0] = warp32::shfl_down(mask, p[1], 1);
}
__global__ void writtenByLambda(float *p, unsigned half) {
  unsigned mask = 0xffffffffu;
  auto set = [&] { mask = half; };
  set();
  p[0] = warp32::shfl_down(mask, p[1], 1);
}

// A mask that keeps its value is one of all lanes.
__global__ void kept(float *p) {
  unsigned mask = 0xffffffffu;
  auto get = [&] { return mask; };
  const unsigned &m = mask;
  p[0] = __shfl_down(p[1], 1, 32) + (get() == m);
}

// Lanes of a mask, in code that keeps groups of 32.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__global__ void masked(unsigned *out, unsigned mask, unsigned value) {
  unsigned lane = threadIdx.x % 32, r;
  r = warp32::ballot(mask, value != 0);
  out[lane] = r;
  {
    bool p = value != 0;
    p = warp32::any(mask, p) != 0;
    r = p ? 1 : 0;
  }
  out[lane + 32] = r;
  r = warp32::reduce_max<int>(mask, int(value));
  out[lane + 64] = r;
  r = warp32::match_any(mask, value);
  out[lane + 96] = r;
  {
    int isSame;
    unsigned d = warp32::match_all(0xffffffffu, value, &isSame);
    r = isSame != 0 ? d : 0;
  }
  out[lane + 128] = r;
  r = (__lane_id() & 31) == 0 ? 1 : 0;
  out[lane + 160] = __shfl_down(r, 16, 32) + __shfl_xor(r, 1, 32);
  r = 32u;
  out[lane + 192] = r;
  warp32::sync(mask);
}

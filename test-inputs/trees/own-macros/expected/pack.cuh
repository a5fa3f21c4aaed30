#pragma once

// Four lanes pack their bytes into a word; the others take no part.
#include "tranship_hip.h"
__device__ inline unsigned packBytes(unsigned q) {
  if (threadIdx.x % 2 == 0)
    q |= warp32::shfl_down(0x55555555, q, 1) << 8;
  if (threadIdx.x % 4 == 0)
    q |= warp32::shfl_down(0x11111111, q, 2) << 16;
  return q;
}

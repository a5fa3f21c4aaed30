// Macros that stand for the keyword alone.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
#define asm __asm__ __volatile__
#define PTX asm

__device__ unsigned sum(unsigned a, unsigned b) {
  unsigned r;
  r = tranship::add_cc_u32(a, b);
  for (int i = 0; i < 2; ++i)
    r = tranship::addc_u32(r, b);
  return r;
}

#define LANE(x) x = __lane_id()
__device__ unsigned lane() {
  unsigned r;
  LANE(r);
  return r;
}

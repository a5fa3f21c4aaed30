// A macro with any mask and any type: the form for all masks is right for each use.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
#define SHUFFLE(mask, value, lane) warp32::shfl(mask, value, lane)

__global__ void exchange(int *numbers, unsigned *counts) {
  numbers[threadIdx.x] = SHUFFLE(0xffffffffu, numbers[threadIdx.x], 3);
  unsigned mask = warp32::ballot(threadIdx.x & 1);
  if (threadIdx.x & 1)
    counts[threadIdx.x] = SHUFFLE(mask, counts[threadIdx.x], 5);
}

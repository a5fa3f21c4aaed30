// CUDA's functions make integers of smaller numbers; HIP's take only numbers of 4 and 8 bytes.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__global__ void histogram(const unsigned char *input, int *bins) {
  unsigned char value = input[threadIdx.x];
  unsigned mask = warp32::match_any(value);
  if (threadIdx.x % 32 == __ffs(mask) - 1)
    atomicAdd(&bins[value], __builtin_popcount(mask));
}

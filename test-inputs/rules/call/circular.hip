// Values that depend on each other and on the thread, in code with a warp operation.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ unsigned counted(unsigned start, int thread) {
  unsigned left = 128;
  left = start + (left - (unsigned char)thread);
  return left;
}
__global__ void k(int *out) {
  const int rank = threadIdx.x;
  int some = warp32::any(rank);
  if (counted(1, rank) < 12)
    out[rank] = some;
}

#include <hip/hip_runtime.h>

__device__ unsigned lane() {
  unsigned result;
  result = __lane_id();
  return result;
}

void pause() { asm volatile("nop"); } // of the host: fine

__global__ void k(unsigned *out) { out[threadIdx.x] = lane(); }

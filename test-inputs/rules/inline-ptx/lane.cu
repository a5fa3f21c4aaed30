#include <cuda_runtime.h>

__device__ unsigned lane() {
  unsigned result;
  asm("mov.u32 %0, %%laneid;" : "=r"(result));
  return result;
}

void pause() { asm volatile("nop"); } // of the host: fine

__global__ void k(unsigned *out) { out[threadIdx.x] = lane(); }

// Code for HIP that its authors wrote before HIP 7, beside code for CUDA.
// COMPILES: no, the branch for HIP does not compile
#include <cuda_runtime.h>

#if defined(USE_ROCM)
#define NUM_WARPS (1024 / warpSize) // DIAG: meaning
#define WARP_SIZE (warpSize)        // DIAG: meaning
#define LANE (threadIdx.x % warpSize)
#else
#define NUM_WARPS 32
#define WARP_SIZE 32
#define LANE (threadIdx.x % 32)
#endif

__global__ void sum(const float *in, float *out) {
  __shared__ float sums[NUM_WARPS];
  float x = in[threadIdx.x];
  for (int offset = WARP_SIZE / 2; offset > 0; offset /= 2)
    x += __shfl_xor_sync(0xffffffff, x, offset);
  if (LANE == 0)
    sums[threadIdx.x / WARP_SIZE] = x;
  __syncthreads();
  if (threadIdx.x < NUM_WARPS)
    atomicAdd(out, sums[threadIdx.x]);
}

#include <cuda_runtime.h>

__global__ void k(int *x) { *x = 1; }

// Near miss: from HIP 7 on as in CUDA.
cudaError_t keep(int *x) {
  k<<<1, 1>>>(x);
  cudaDeviceSynchronize();
  return cudaGetLastError();
}

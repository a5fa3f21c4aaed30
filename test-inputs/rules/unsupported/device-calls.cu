// CUDA has a part of its runtime on the device as well.
#include <cuda_runtime.h>

__global__ void kernel(float **p, int *code) {
  if (cudaMalloc(p, 64) != cudaSuccess) // DIAG: device-call
    *code = cudaGetLastError();         // DIAG: device-call
}

// Of both sides: who calls it on the device would hear of it.
inline __host__ __device__ int both() { return cudaGetLastError(); }

int main() {
  float *p;
  return cudaMalloc(&p, 64);
}

// COMPILES: no, clang refuses the second array
#include <cuda_runtime.h>

__global__ void good(float *out) {
  extern __shared__ float tile[];
  out[threadIdx.x] = tile[threadIdx.x];
}
__global__ void aligned(float *out) {
  extern __shared__ __align__(16) unsigned char bytes[];
  out[threadIdx.x] = bytes[threadIdx.x];
}
__global__ void sized(float *out) {
  extern __shared__ float other[256]; // DIAG: dynamic-shared-size
  out[threadIdx.x] = other[threadIdx.x];
}

int main() { good<<<1, 32, 32 * sizeof(float)>>>(nullptr); }

#include <cuda_runtime.h>
__global__ void step(int *p) { *p = 1; }
int main() {
  int *p;
  cudaMalloc(&p, 4);
  step<<<1, 1>>>(p);
  return cudaDeviceSynchronize();
}

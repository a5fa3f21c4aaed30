#include <cuda_runtime.h>
void scaleAll(float *x, float by);
int main() {
  float *x;
  cudaMalloc((void **)&x, 32 * sizeof(float));
  scaleAll(x, 2);
  return cudaDeviceSynchronize();
}

#include <cuda_runtime.h>
void scaleAll(float *x, float by);
int main() {
  float *x;
#if SLOW
  cudaSetDeviceFlags(cudaDeviceScheduleBlockingSync);
#endif
  cudaMalloc((void **)&x, 32 * sizeof(float));
  scaleAll(x, 2);
  return cudaDeviceSynchronize();
}

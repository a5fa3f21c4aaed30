#include <cuda_runtime.h>
int devices() {
  int n = 0;
  cudaGetDeviceCount(&n);
  return n;
}

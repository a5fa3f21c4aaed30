#include <cuda_runtime.h>
int main() {
  int count = 0;
  return cudaGetDeviceCount(&count);
}

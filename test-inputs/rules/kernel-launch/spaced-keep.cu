// ARGS: --keep-chevrons
#include <cuda_runtime.h>

__global__ void nothing() {}

#define CONFIGURATION(grid, block) << <grid, block >> >

int main() {
  nothing << <1, 1 >> > ();
  nothing CONFIGURATION(1, 1)();
  return cudaDeviceSynchronize();
}

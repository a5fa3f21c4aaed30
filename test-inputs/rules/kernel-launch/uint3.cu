// CUDA makes a dim3 of a uint3 by itself.
#include <cuda_runtime.h>

__global__ void nothing() {}

int main() {
  uint3 grid = make_uint3(1, 2, 3);
  nothing<<<grid, 32>>>();
  nothing<<<1, make_uint3(32, 1, 1)>>>();
}

// CUDA makes a dim3 of a uint3 by itself.
#include <hip/hip_runtime.h>

__global__ void nothing() {}

int main() {
  uint3 grid = make_uint3(1, 2, 3);
  hipLaunchKernelGGL(nothing, dim3(grid.x, grid.y, grid.z), dim3(32), 0, 0);
  hipLaunchKernelGGL(nothing, dim3(1), dim3(32, 1, 1), 0, 0);
}

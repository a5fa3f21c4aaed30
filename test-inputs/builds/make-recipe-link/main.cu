#include <cuda_runtime.h>
#include <cstdio>

__global__ void kernel() {}

int main() {
  kernel<<<1, 1>>>();
  printf("%d\n", cudaDeviceSynchronize());
}

#include <cuda_runtime.h>

int part();

__global__ void kernel() {}

int main() {
  kernel<<<1, 1>>>();
  return part() + int(cudaDeviceSynchronize());
}

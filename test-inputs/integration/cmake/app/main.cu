#include "kernels/kernels.h"

int main() {
  float *values = nullptr;
  if (cudaMalloc(&values, 64 * sizeof(float)) != cudaSuccess)
    return 1;
  scale(values, 64, 2.f);
  fill(values, 64);
  return cudaFree(values) != cudaSuccess;
}

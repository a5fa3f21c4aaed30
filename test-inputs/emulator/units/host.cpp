// Plain C++ that uses the runtime's API.
#include "shared.h"
#include <cuda_runtime.h>

int sizeOnHost() {
  float4 *pointer;
  if (cudaMalloc(&pointer, sizeof(float4)) != cudaSuccess || cudaFree(pointer) != cudaSuccess)
    return -1;
  return int(sizeof(dim3) + alignof(float4));
}

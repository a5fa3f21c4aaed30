// The part of a C program that is CUDA.
#include <cuComplex.h>
#include <cuda_runtime.h>

__global__ void scale(cuComplex *data, cuComplex by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    data[i] = cuCmulf(data[i], by);
}

extern "C" void launchScale(cuComplex *data, cuComplex by, int n) {
  scale<<<(n + 255) / 256, 256>>>(data, by, n);
}

#include "shared.h"

static __device__ int hidden = 2;
namespace {
__global__ void kernel(int *out) { *out = hidden; }
} // namespace
template <class T> __global__ void fill(T *out, T value) {
  out[threadIdx.x] = value + T(offset(1));
}

void runSecond(int *out) {
  kernel<<<1, 1>>>(out);
  cudaDeviceSynchronize();
}
int fillInSecond(int *out) {
  fill<<<1, 4>>>(out, 8);
  cudaDeviceSynchronize();
  return out[3];
}

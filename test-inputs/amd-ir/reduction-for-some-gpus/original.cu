// The sum of a warp.
#include <cstdio>

#include <cuda_runtime.h>

__device__ int sumOfWarp(int value) {
  for (int step = 16; step > 0; step /= 2)
    value += __shfl_xor_sync(0xffffffff, value, step);
  return value;
}

__global__ void work(const int *in, int *out, int n) {
  const int i = threadIdx.x;
  const int sum = sumOfWarp(i < 32 ? in[i] : 0);
  if (i < n)
    out[i] = sum;
}

int main() {
  const int n = 32;
  int *in, *out;
  if (cudaMallocManaged(&in, n * sizeof(int)) != cudaSuccess ||
      cudaMallocManaged(&out, n * sizeof(int)) != cudaSuccess)
    return 1;
  for (int i = 0; i < n; ++i) {
    in[i] = (i * 7 + i / 5) % 13;
    out[i] = -1;
  }
  work<<<1, 64>>>(in, out, n);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  for (int i = 0; i < n; ++i)
    std::printf("%d%c", out[i], i % 16 == 15 ? '\n' : ' ');
  cudaFree(in);
  cudaFree(out);
}

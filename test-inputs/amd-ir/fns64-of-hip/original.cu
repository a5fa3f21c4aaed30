// Positions of set bits.
#include <cstdio>

#include <cuda_runtime.h>

// The position of the lane itself, as the nth set bit of a mask.
__global__ void work(const int *in, int *out, int n) {
  const int i = threadIdx.x;
  out[i] = int(__fns(0xffffffff, i % 32, 0)) + i / 32 * 32 + 0 * in[i];
}

int main() {
  const int n = 64;
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

// Prefix sums of a row by one warp.
#include <cstdio>

#include <cuda_runtime.h>

__global__ void work(const int *in, int *out, int n) {
  const int warp = 32;
  int total = 0;
  for (int begin = 0; begin < n; begin += warp) {
    const int lane = threadIdx.x;
    int sum = begin + lane < n ? in[begin + lane] : 0;
    for (int step = 1; step < 32; step *= 2) {
      const int left = __shfl_up_sync(0xffffffff, sum, step);
      if (lane >= step)
        sum += left;
    }
    if (begin + lane < n)
      out[begin + lane] = total + sum;
    total += __shfl_sync(0xffffffff, sum, 31);
  }
}

int main() {
  const int n = 128;
  int *in, *out;
  if (cudaMallocManaged(&in, n * sizeof(int)) != cudaSuccess ||
      cudaMallocManaged(&out, n * sizeof(int)) != cudaSuccess)
    return 1;
  for (int i = 0; i < n; ++i) {
    in[i] = (i * 7 + i / 5) % 13;
    out[i] = -1;
  }
  work<<<1, 32>>>(in, out, n);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  for (int i = 0; i < n; ++i)
    std::printf("%d%c", out[i], i % 16 == 15 ? '\n' : ' ');
  cudaFree(in);
  cudaFree(out);
}

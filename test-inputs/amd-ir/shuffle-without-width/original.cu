// Prefix sums within groups of 32 threads.
#include <cstdio>

#include <cuda_runtime.h>

// Prefix sums of each group of 32 threads.
__global__ void work(const int *in, int *out, int n) {
  const int i = threadIdx.x, lane = i & 31;
  int sum = in[i];
  for (int step = 1; step < 32; step *= 2) {
    const int left = __shfl_up_sync(0xffffffff, sum, step);
    if (lane >= step)
      sum += left;
  }
  // The last thread of a group gets the sum of all, in a ring.
  out[i] = sum + __shfl_sync(0xffffffff, sum, 31 - lane);
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
  work<<<1, 128>>>(in, out, n);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  for (int i = 0; i < n; ++i)
    std::printf("%d%c", out[i], i % 16 == 15 ? '\n' : ' ');
  cudaFree(in);
  cudaFree(out);
}

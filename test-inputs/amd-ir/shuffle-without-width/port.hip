// Prefix sums within 32 threads, by shuffles that know no groups of 32:
// https://github.com/ORNL/HeCBench/issues/180
#include <cstdio>

#include <hip/hip_runtime.h>

// Prefix sums of each group of 32 threads.
__global__ void work(const int *in, int *out, int n) {
  const int i = threadIdx.x, lane = i & 31;
  int sum = in[i];
  for (int step = 1; step < 32; step *= 2) {
    const int left = __shfl_up(sum, step);
    if (lane >= step)
      sum += left;
  }
  // The last thread of a group gets the sum of all, in a ring.
  out[i] = sum + __shfl(sum, 31 - lane);
}

int main() {
  const int n = 128;
  int *in, *out;
  if (hipMallocManaged(&in, n * sizeof(int)) != hipSuccess ||
      hipMallocManaged(&out, n * sizeof(int)) != hipSuccess)
    return 1;
  for (int i = 0; i < n; ++i) {
    in[i] = (i * 7 + i / 5) % 13;
    out[i] = -1;
  }
  work<<<1, 128>>>(in, out, n);
  if (hipDeviceSynchronize() != hipSuccess)
    return 1;
  for (int i = 0; i < n; ++i)
    std::printf("%d%c", out[i], i % 16 == 15 ? '\n' : ' ');
  hipFree(in);
  hipFree(out);
}

// Prefix sums that a wave of 64 lanes computes in 5 steps, and passes on from lane 31:
// https://github.com/ORNL/HeCBench/issues/177
#include <cstdio>

#include <hip/hip_runtime.h>

__global__ void work(const int *in, int *out, int n) {
  const int warp = warpSize;
  if (threadIdx.x >= warp)
    return;
  int total = 0;
  for (int begin = 0; begin < n; begin += warp) {
    const int lane = threadIdx.x;
    int sum = begin + lane < n ? in[begin + lane] : 0;
    for (int step = 1; step < 32; step *= 2) {
      const int left = __shfl_up(sum, step);
      if (lane >= step)
        sum += left;
    }
    if (begin + lane < n)
      out[begin + lane] = total + sum;
    total += __shfl(sum, 31);
  }
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
  work<<<1, 64>>>(in, out, n);
  if (hipDeviceSynchronize() != hipSuccess)
    return 1;
  for (int i = 0; i < n; ++i)
    std::printf("%d%c", out[i], i % 16 == 15 ? '\n' : ' ');
  hipFree(in);
  hipFree(out);
}

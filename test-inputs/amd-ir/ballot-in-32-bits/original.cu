// A stable partition by one warp.
#include <cstdio>

#include <cuda_runtime.h>

// Moves the numbers to three buckets, and keeps their order within each.
__global__ void work(const int *in, int *out, int n) {
  const int lane = threadIdx.x % warpSize;
  int next = 0;
  for (int bucket = 0; bucket < 3; ++bucket)
    for (int begin = 0; begin < n; begin += warpSize) {
      const int i = begin + lane;
      const bool mine = i < n && in[i] % 3 == bucket;
      const unsigned members = __ballot_sync(0xffffffff, mine);
      const int before = __popc(members & ((1u << lane) - 1));
      if (mine)
        out[next + before] = in[i];
      next += __popc(members);
    }
}

int main() {
  const int n = 96;
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

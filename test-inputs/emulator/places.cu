// Without optimization, both branches call one function of our headers, but do not meet in it.
// FLAGS: -O0
#include <cooperative_groups.h>
#include <cstdio>
namespace cg = cooperative_groups;

__global__ void count(unsigned *out) {
  if (threadIdx.x < 12) {
    cg::coalesced_group low = cg::coalesced_threads();
    if (low.thread_rank() == 0)
      atomicAdd(&out[0], low.size());
  } else {
    cg::coalesced_group high = cg::coalesced_threads();
    if (high.thread_rank() == 0)
      atomicAdd(&out[1], high.size());
  }
}

int main() {
  unsigned *out;
  cudaMallocManaged(&out, 2 * sizeof(unsigned));
  out[0] = out[1] = 0;
  count<<<1, 32>>>(out);
  cudaDeviceSynchronize();
  std::printf("%u and %u\n", out[0], out[1]);
}

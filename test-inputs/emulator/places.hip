// Without optimization, lanes in a branch come to a vote in a function as well before the others go on.
// FLAGS: -O0
#include <cstdio>
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

__device__ int votes(bool agrees) { return __popcll(__ballot(agrees)); }

__global__ void count(int *out) {
  if (threadIdx.x < 12) {
    cooperative_groups::coalesced_group some = cooperative_groups::coalesced_threads();
    if (some.thread_rank() == 0)
      atomicAdd(&out[0], int(some.size()));
  }
  int all = votes(true);
  if (threadIdx.x == 0)
    out[1] = all;
}

int main() {
  int *out;
  (void)hipMallocManaged(reinterpret_cast<void **>(&out), 2 * sizeof(int));
  out[0] = out[1] = 0;
  count<<<1, 32>>>(out);
  (void)hipDeviceSynchronize();
  std::printf("%d and %d\n", out[0], out[1]);
}

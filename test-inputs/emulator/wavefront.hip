// SCHEDULES: descending random:5
#include <cstdio>
#include <hip/hip_runtime.h>

__device__ int errors;
__device__ void check(bool right, int line) {
  if (!right && atomicAdd(&errors, 1) < 10)
    printf("line %d: thread %d of a wavefront of %d\n", line, threadIdx.x, warpSize);
}
#define CHECK(condition) check(condition, __LINE__)

__global__ void lanes() {
  int lane = threadIdx.x % warpSize;
  unsigned long long full = warpSize == 64 ? ~0ull : 0xffffffffull;
  CHECK(__lane_id() == lane);
  CHECK(__ballot(1) == full);
  CHECK(__ballot(lane == warpSize - 1) == 1ull << (warpSize - 1));
  CHECK(__any(lane == 3) && __all(lane >= 0));
  CHECK(__shfl(lane, warpSize - 1) == warpSize - 1);
  CHECK(__shfl_down(lane, 32) == (lane < 32 && warpSize == 64 ? lane + 32 : lane));
  CHECK(__shfl_xor(lane, warpSize / 2) == (lane ^ (warpSize / 2)));
  CHECK(__ballot_sync(full, lane & 1) == (0xaaaaaaaaaaaaaaaaull & full));
  CHECK(__match_any(lane / 8) == 0xffull << lane / 8 * 8);
  int same = -1;
  CHECK(__match_all(7, &same) == full && same == 1);
  CHECK(__match_all(lane, &same) == 0 && same == 0);
  int sum = lane;
  for (int d = warpSize / 2; d > 0; d /= 2)
    sum += __shfl_down(sum, d);
  if (lane == 0)
    CHECK(sum == warpSize * (warpSize - 1) / 2);
  // Branches: those that are there take part.
  if (lane < 10)
    CHECK(__ballot(1) == 0x3ff);
  else
    CHECK(__ballot(1) == (full & ~0x3ffull));
  CHECK(__activemask() == full);
  int turns = 0;
  while (turns < lane % 4)
    turns += __popcll(__ballot(1)) > 0;
  CHECK(turns == lane % 4);
  CHECK(__ballot(1) == full);
}

int main() {
  hipLaunchKernelGGL(lanes, dim3(3), dim3(128), 0, 0);
  printf("%s\n", hipGetErrorString(hipDeviceSynchronize()));
  int found;
  hipMemcpyFromSymbol(&found, HIP_SYMBOL(errors), sizeof found);
  printf("%d errors\n", found);
}

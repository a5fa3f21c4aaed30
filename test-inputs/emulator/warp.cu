// Operations of a warp, written for any width. Nothing is printed that depends on it.
// SCHEDULES: descending random:5
#include <cstdio>

__device__ int errors;
__device__ void check(bool right, int line) {
  if (!right && atomicAdd(&errors, 1) < 10)
    printf("line %d: thread %d of a warp of %d\n", line, threadIdx.x, warpSize);
}
#define CHECK(condition) check(condition, __LINE__)

// CUDA's masks have 32 bits; a warp of 64 is halved for them.
__global__ void masked() {
  const unsigned full = 0xffffffff;
  int t = threadIdx.x, lane = t % warpSize;
  if (lane < 32) {
    CHECK(__shfl_sync(full, lane * 10, 7) == 70);
    CHECK(__shfl_sync(full, lane, 9, 8) == (lane & ~7) + 1);
    CHECK(__shfl_up_sync(full, lane, 3, 32) == (lane < 3 ? lane : lane - 3));
    CHECK(__shfl_down_sync(full, lane, 5, 16) == ((lane & 15) + 5 > 15 ? lane : lane + 5));
    CHECK(__shfl_xor_sync(full, lane, 1) == (lane ^ 1));
    double wide = __shfl_sync(full, lane + 0.5, 31, 32);
    CHECK(wide == 31.5);
    struct Three {
      int a, b, c;
    } three = {lane, lane + 1, lane + 2};
    CHECK(__shfl_xor_sync(full, three, 2).c == (lane ^ 2) + 2);
    CHECK(__ballot_sync(full, lane % 4 == 0) == 0x11111111u);
    CHECK(__any_sync(full, lane == 13) && !__any_sync(full, 0));
    CHECK(__all_sync(full, 1) && !__all_sync(full, lane != 31));
    CHECK(__match_any_sync(full, lane / 8) == 0xffu << (lane / 8 * 8));
    int same;
    CHECK(__match_all_sync(full, 5, &same) == full && same);
    CHECK(__match_all_sync(full, lane, &same) == 0 && !same);
    CHECK(__reduce_add_sync(full, lane) == 496);
    CHECK(__reduce_min_sync(full, lane - 16) == -16);
    CHECK(__reduce_max_sync(full, unsigned(lane)) == 31);
    CHECK(__reduce_or_sync(full, 1u << (lane % 8)) == 255);
    if (lane % 2)
      CHECK(__ballot_sync(0xaaaaaaaa, lane > 15) == 0xaaaa0000);
    else
      CHECK(__ballot_sync(0x55555555, lane > 15) == 0x55550000);
  }
  __syncwarp();
}

// Without masks the lanes meet where they are.
__global__ void unmasked() {
  int lane = threadIdx.x % warpSize;
  CHECK(__popc(__activemask()) == 32);
  int rounds = 0;
  for (int i = 0; i <= lane; ++i)
    rounds += __popc(__activemask()); // fewer each time: those that are done wait behind the loop
  CHECK(rounds >= lane);
  CHECK(__popc(__activemask()) == 32);
}

int main() {
  masked<<<2, 128>>>();
  int width;
  cudaDeviceGetAttribute(&width, cudaDevAttrWarpSize, 0);
  if (width == 32)
    unmasked<<<1, 64>>>();
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
  int found;
  cudaMemcpyFromSymbol(&found, errors, sizeof found);
  printf("%d errors\n", found);
}

// AMD's operations between lanes, checked against plain formulas, and what lockstep promises.
#include <cstdio>

#include <hip/hip_runtime.h>

constexpr int kinds = 7;

__device__ void expect(int *wrong, int kind, long found, long expected) {
  if (found != expected)
    atomicAdd(&wrong[kind], 1);
}

template <int Control> __device__ int moved(int old, int value) {
  return __builtin_amdgcn_update_dpp(old, value, Control, 0xf, 0xf, false);
}

__device__ __attribute__((noinline)) int sumOfActive(int value) {
  int sum = 0;
  for (unsigned long long left = __ballot(1); left; left &= left - 1)
    sum += __builtin_amdgcn_readlane(value, __ffsll(left) - 1);
  return sum;
}

__device__ __attribute__((noinline)) int twice(int value) { return 2 * value; }
__device__ __attribute__((noinline)) int activeLanes(int) { return __popcll(__ballot(1)); }
__device__ int (*volatile const functions[])(int) = {twice, activeLanes};

__global__ void check(int *wrong) {
  const int width = warpSize, lane = threadIdx.x % width, value = lane * 3 + 1;
  const int row = lane & ~15, inRow = lane & 15;

  // Moves.
  expect(wrong, 0, __builtin_amdgcn_ds_bpermute(4 * (width - 1 - lane), value),
         (width - 1 - lane) * 3 + 1);
  expect(wrong, 0, __builtin_amdgcn_ds_permute(4 * ((lane + 5) % width), value),
         (lane + width - 5) % width * 3 + 1);
  expect(wrong, 0, __builtin_amdgcn_ds_swizzle(value, 0x401f), (lane ^ 16) * 3 + 1);
  expect(wrong, 0, __builtin_amdgcn_ds_swizzle(value, 0x801b), (lane ^ 3) * 3 + 1);
  expect(wrong, 0, __builtin_amdgcn_readlane(value, 7), 22);
  expect(wrong, 0, __builtin_amdgcn_readfirstlane(value), 1);

  // Rows of 16 lanes.
  expect(wrong, 1, moved<0x101>(-1, value), inRow < 15 ? value + 3 : -1);
  expect(wrong, 1, moved<0x113>(-1, value), inRow >= 3 ? value - 9 : -1);
  expect(wrong, 1, moved<0x124>(-1, value), (row | ((inRow + 12) & 15)) * 3 + 1);
  expect(wrong, 1, moved<0x140>(-1, value), (row | (15 - inRow)) * 3 + 1);
  expect(wrong, 1, moved<0x141>(-1, value), (lane ^ 7) * 3 + 1);
  expect(wrong, 1, moved<0x4e>(-1, value), (lane ^ 2) * 3 + 1);

  // Votes.
  const unsigned long long odd = __ballot(lane & 1);
  expect(wrong, 2, long(odd), long(width == 64 ? 0xaaaaaaaaaaaaaaaaull : 0xaaaaaaaaull));
  expect(wrong, 2, __lane_id(), lane);
  expect(wrong, 2, __popcll(odd & ((1ull << lane) - 1)), lane / 2);

  // In a branch, lanes of the other side neither vote nor send.
  int seen = 0, first = 0;
  if (lane % 4 == 3) {
    seen = __popcll(__ballot(1));
    first = __builtin_amdgcn_readfirstlane(lane);
    // (From one address for all, the compiler would make a readlane, which reads any lane.)
    expect(wrong, 3, __builtin_amdgcn_ds_bpermute(4 * (lane & ~3), value), 0);
  } else {
    seen = 2 * __popcll(__ballot(1));
    first = __builtin_amdgcn_readfirstlane(lane);
  }
  expect(wrong, 3, seen, lane % 4 == 3 ? width / 4 : width * 3 / 2);
  expect(wrong, 3, first, lane % 4 == 3 ? 3 : 0);
  expect(wrong, 3, __popcll(__ballot(1)), width); // all are together again

  // In a loop, lanes that have left do not vote, and those that `continue` are waited for.
  int turns = 0, votes = 0;
  for (int i = 0; i < 16; ++i) {
    if (i > inRow)
      break;
    ++turns;
    if ((i + lane) % 2)
      continue;
    votes += __popcll(__ballot(1));
  }
  int expected = 0;
  for (int i = 0; i <= inRow; ++i)
    if ((i + lane) % 2 == 0)
      for (int other = 0; other < width; ++other)
        expected += (other & 15) >= i && (i + other) % 2 == 0;
  expect(wrong, 4, turns, inRow + 1);
  expect(wrong, 4, votes, expected);

  // Without any barrier, as old code does it.
  __shared__ volatile int sums[1024];
  volatile int *mine = sums + threadIdx.x - lane;
  mine[lane] = value;
  for (int step = width / 2; step > 0; step /= 2)
    if (lane < step)
      mine[lane] = mine[lane] + mine[lane + step];
  expect(wrong, 5, mine[0], width * (width - 1) / 2 * 3 + width);
  const int before = mine[(lane + 1) % width];
  mine[lane] = lane + 1000;
  expect(wrong, 5, mine[(lane + 1) % width], (lane + 1) % width + 1000);
  expect(wrong, 5, before == lane + 1000, 0);

  // Calls, also of several functions at once.
  if (lane < 10)
    expect(wrong, 6, sumOfActive(value), 145);
  const int result = functions[lane % 3 == 0](lane);
  expect(wrong, 6, result, lane % 3 ? 2 * lane : (width + 2) / 3);
}

int main() {
  int *wrong;
  if (hipMalloc(&wrong, kinds * sizeof(int)) != hipSuccess ||
      hipMemset(wrong, 0, kinds * sizeof(int)) != hipSuccess)
    return 1;
  hipLaunchKernelGGL(check, dim3(4), dim3(256), 0, 0, wrong);
  int found[kinds];
  if (hipMemcpy(found, wrong, sizeof found, hipMemcpyDeviceToHost) != hipSuccess)
    return 1;
  const char *names[kinds] = {"moves", "rows", "votes", "branches", "loops", "lockstep", "calls"};
  for (int i = 0; i < kinds; ++i)
    std::printf("%s: wrong %d\n", names[i], found[i]);
  return hipFree(wrong) != hipSuccess;
}

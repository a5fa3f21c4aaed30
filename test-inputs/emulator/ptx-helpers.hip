// Helpers for instructions of PTX, against PTX's description.
#include <cstdio>
#include <hip/hip_runtime.h>

#include "../../mappings/helpers/ptx.h"

__device__ int errors;
__device__ void check(bool right, int line) {
  if (!right && atomicAdd(&errors, 1) < 10)
    printf("line %d: thread %d of a wavefront of %d\n", line, threadIdx.x, warpSize);
}
#define CHECK(condition) check(condition, __LINE__)

/// Each digit of the selector names one of eight bytes; with its highest bit, the byte's sign.
__device__ unsigned permuted(unsigned a, unsigned b, unsigned selector) {
  unsigned result = 0;
  for (int i = 0; i < 4; ++i) {
    unsigned digit = selector >> 4 * i & 15;
    unsigned byte = ((digit & 4) ? b : a) >> 8 * (digit & 3) & 255;
    if (digit & 8)
      byte = byte >= 128 ? 255 : 0;
    result |= byte << 8 * i;
  }
  return result;
}

__global__ void bytes() {
  unsigned state = threadIdx.x * 747796405u + 1;
  auto random = [&] {
    state = state * 1664525u + 1013904223u;
    return state ^ state >> 15;
  };
  for (int i = 0; i < 64; ++i) {
    unsigned a = random(), b = random(), selector = random();
    CHECK(tranship::prmt(a, b, selector) == permuted(a, b, selector));
  }
  unsigned selector = 1024 * threadIdx.x; // all of them
  for (int i = 0; i < 1024; ++i)
    CHECK(tranship::prmt(0x7f80ff01, 0x8000fe7f, selector + i) ==
          permuted(0x7f80ff01, 0x8000fe7f, selector + i));
}

enum Mode { up, down, bfly, idx };

/// The lane that PTX takes the value from, of 32.
__device__ int sourceOf(Mode mode, int lane, unsigned b, unsigned c, bool &isInRange) {
  int distance = b & 31, clamp = c & 31, mask = c >> 8 & 31;
  int maxLane = (lane & mask) | (clamp & ~mask), minLane = lane & mask, source = 0;
  switch (mode) {
  case up:
    source = lane - distance;
    break;
  case down:
    source = lane + distance;
    break;
  case bfly:
    source = lane ^ distance;
    break;
  case idx:
    source = minLane | (distance & ~mask);
    break;
  }
  isInRange = mode == up ? source >= maxLane : source <= maxLane;
  return isInRange ? source : lane;
}

__device__ int shuffled(Mode mode, int value, unsigned b, unsigned c, bool *isInRange) {
  switch (mode) {
  case up:
    return tranship::shfl_up(value, b, c, isInRange);
  case down:
    return tranship::shfl_down(value, b, c, isInRange);
  case bfly:
    return tranship::shfl_bfly(value, b, c, isInRange);
  default:
    return tranship::shfl_idx(value, b, c, isInRange);
  }
}

__global__ void lanes() {
  const int lane = threadIdx.x & 31, group = threadIdx.x / 32;
  const int value = 1000 * group + lane;
  for (int mode = up; mode <= idx; ++mode)
    for (unsigned mask = 0; mask < 32; ++mask)
      for (unsigned clamp = 0; clamp < 32; clamp += mask % 4 == 0 ? 1 : 31)
        for (unsigned b = 0; b < 40; b += 1 + (mask + clamp) % 3) {
          bool expected, isInRange = false;
          const unsigned c = mask << 8 | clamp;
          const int source = sourceOf(Mode(mode), lane, b, c, expected);
          CHECK(shuffled(Mode(mode), value, b, c, &isInRange) == 1000 * group + source);
          CHECK(isInRange == expected);
        }
  CHECK(tranship::shfl_down(0.5f * lane, 2, 0x1f) == (lane < 30 ? 0.5f * lane + 1 : 0.5f * lane));
  // Each group by its own number.
  const unsigned own = tranship::shfl_up(lane, group + 1, 0);
  CHECK(own == (lane > group ? lane - group - 1 : lane));
}

int main() {
  bytes<<<1, 64>>>();
  lanes<<<2, 128>>>();
  int count = 0;
  if (hipMemcpyFromSymbol(&count, HIP_SYMBOL(errors), sizeof(count)) != hipSuccess)
    return 1;
  printf("%d errors\n", count);
  return 0;
}

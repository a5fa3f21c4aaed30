// A macro with any mask and any type: the form for all masks is right for each use.
#define SHUFFLE(mask, value, lane) __shfl_sync(mask, value, lane)

__global__ void exchange(int *numbers, unsigned *counts) {
  numbers[threadIdx.x] = SHUFFLE(0xffffffffu, numbers[threadIdx.x], 3);
  unsigned mask = __ballot_sync(0xffffffffu, threadIdx.x & 1);
  if (threadIdx.x & 1)
    counts[threadIdx.x] = SHUFFLE(mask, counts[threadIdx.x], 5);
}

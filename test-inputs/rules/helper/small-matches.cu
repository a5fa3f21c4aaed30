// CUDA's functions make integers of smaller numbers; HIP's take only numbers of 4 and 8 bytes.
#include <cuda_runtime.h>

__global__ void histogram(const unsigned char *input, int *bins) {
  unsigned char value = input[threadIdx.x];
  unsigned mask = __match_any_sync(0xffffffff, value);
  if (threadIdx.x % 32 == __ffs(mask) - 1)
    atomicAdd(&bins[value], __popc(mask));
}

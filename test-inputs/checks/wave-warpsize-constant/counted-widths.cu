// Widths that loops of the host find out.
#include <cuda_runtime.h>

__global__ void sum(int *out, int width) { // DIAG: wave-width
  int value = threadIdx.x;
  for (int distance = width / 2; distance > 0; distance /= 2)
    value += __shfl_down_sync(0xffffffffu, value, distance); // DIAG: wave-sync-mask
  if (threadIdx.x % 32 == 0) // DIAG: wave-lane-arithmetic
    out[threadIdx.x / 32] = value; // DIAG: wave-lane-arithmetic
}

void launch(int *out, const cudaDeviceProp &properties, int blocks) {
  int width = 1, bits = 0;
  while (width < properties.warpSize)
    width *= 2;
  while ((1 << bits) < properties.warpSize)
    ++bits;
  sum<<<blocks, 64>>>(out, width);     // DIAG: wave-warpsize-constant
  sum<<<blocks, 64>>>(out, 1 << bits); // DIAG: wave-warpsize-constant

  // Near misses: a loop with another bound, and a counter of a loop over all lanes.
  int size = 1;
  while (size < 32)
    size *= 2;
  sum<<<blocks, 64>>>(out, size);
  for (int lane = 0; lane < properties.warpSize; ++lane)
    cudaMemset(out + lane, 0, sizeof(int));
}

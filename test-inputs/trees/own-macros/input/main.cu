// Macros of the program's own must not reach into the helpers that the port brings along.
#include "compat.cuh"
#include "pack.cuh"

__global__ void pack(const unsigned char *in, unsigned *out) {
  unsigned word = packBytes(in[threadIdx.x]);
  if (threadIdx.x % 4 == 0)
    out[threadIdx.x / 4] = word;
}

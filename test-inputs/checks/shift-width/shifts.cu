#include <cuda_runtime.h>

__device__ void use(unsigned long long);

__global__ void shifts(unsigned *out, unsigned mask, int value, int one) {
  unsigned lane = threadIdx.x % 32;
  out[0] = ~0u >> (32 - lane);                   // DIAG: shift-width
  out[1] = (1u << __popc(mask)) - 1;             // DIAG: shift-width
  int next = __ffs(mask);
  mask >>= next;                                 // DIAG: shift-width
  use(~0ull << (2 * (threadIdx.x & 63)));        // DIAG: shift-width
  use(1ull << __popcll(mask));                   // DIAG: shift-width
  unsigned width = 32 * one;
  out[2] = (1u << width) - 1;                    // DIAG: shift-width
  int count = one ? 16 : 32;
  out[3] = value >> count;                       // DIAG: shift-width
  if (lane == 0)
    out[4] = 0;
}

__global__ void nearMisses(unsigned *out, unsigned mask, unsigned value, unsigned amount) {
  unsigned lane = threadIdx.x & 31;
  out[0] = ~0u >> (31 - lane) | 1u << lane;
  out[1] = (2u << lane) - 1;
  out[2] = value << lane | value >> (32 - lane); // a rotation
  out[3] = value << __clz(value);                // no bits are left to shift
  out[4] = lane ? ~0u >> (32 - lane) : 0;
  int count = __popc(mask);
  if (count < 32)
    out[5] = 1u << count;
  use(1ull << __popc(mask));
  out[6] = value >> amount;                      // anything
  out[7] = 1u << (__ffs(mask) - 1);              // of a mask with a bit
  if (lane == 0)
    return;
  out[8] = ~0u >> (32 - lane);
}

__global__ void masked(unsigned *out, unsigned amount) {
  out[0] = out[1] >> (amount & 0u);
  out[2] = out[3] >> (amount & 31u);
}

// A conversion changes the amount.
__global__ void narrowed(unsigned *out, const unsigned *in) {
  const unsigned large = 32768u, some = 40u;
  out[0] = in[0] << (signed char)(32768u);
  out[1] = in[1] << (signed char)large;
  out[2] = in[2] << (unsigned char)some; // DIAG: shift-width
}

unsigned onHost(unsigned value) { return value >> (32 - value % 32); }

int main() {
  shifts<<<1, 64>>>(nullptr, 1, 1, 1);
  nearMisses<<<1, 64>>>(nullptr, 1, 1, 1);
  masked<<<1, 1>>>(nullptr, 37);
}

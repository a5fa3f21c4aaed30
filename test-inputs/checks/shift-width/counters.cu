// Counters of loops, indices of threads and elements of tables have their first values.
#include <cuda_runtime.h>

__constant__ const int widths[2] = {16, 32};

template <int N> __device__ void each(unsigned *out) {
  for (int i = 0; i < N; ++i)
    out[i] = 1u << (i + 1); // DIAG: shift-width
}
__global__ void counters(unsigned *out, unsigned long long *wide, unsigned x, int n) {
  unsigned lane = threadIdx.x & 31;
  for (int i = 0; i <= n; ++i)
    out[i] = ~0u >> (32 - i); // DIAG: shift-width
  for (unsigned i = 0; i < n; i++)
    wide[i] = ~0ull >> (64 - i); // DIAG: shift-width
  for (int d = 32; d > 0; d >>= 1)
    out[d] = x >> d; // DIAG: shift-width
  for (int s = 0; s <= 32; s += 8)
    out[s] = x << s;                      // DIAG: shift-width
  out[0] = 1u << (lane - 1);              // DIAG: shift-width
  out[1] = ~0u >> (32 - threadIdx.x);     // DIAG: shift-width
  out[2] = (1u << widths[n]) - 1;         // DIAG: shift-width
  each<32>(out);
}
__global__ void passed(unsigned *out, int n) { out[n] = 1u << n; } // DIAG: shift-width

struct Format {
  int bits, few;
};
__global__ void formatted(unsigned *out, Format format) {
  out[0] = (1u << format.bits) - 1; // DIAG: shift-width
  out[1] = 1u << format.few;
}

__global__ void nearMisses(unsigned *out, unsigned char *bytes, unsigned x, int n) {
  unsigned lane = threadIdx.x & 31;
  for (int i = 0; i < 32; ++i)
    out[i] = x >> (31 - i) | x << i;
  for (int i = 1; i < n; ++i)
    out[i] = x >> (32 - i);
  for (int s = 24; s >= 0; s -= 8)
    bytes[s] = x >> s;
  for (int i = 0; i < n; ++i) {
    if (i == 0)
      continue;
    out[i] = x >> (32 - i);
  }
  for (int i = 0; i < n; ++i) {
    i += 1;
    out[i] = x >> (32 - i);
  }
  for (int i = 0; i < 64; ++i) {
    if (out[0])
      break;
    out[1] = x << i;
  }
  for (int i = 0; i < 32; ++i)
    out[i] = (x << i) | (x >> (32 - i));
  if (lane > 0)
    out[0] = 1u << (lane - 1);
  out[1] = 1u << threadIdx.x | 1u << (__popc(x) - 1) | x >> (31 - __clz(x));
}

void run(unsigned *out, unsigned char *bytes, unsigned long long *wide) {
  for (int n = 0; n <= 32; ++n)
    passed<<<1, 1>>>(out, n);
  Format format = {32, 8};
  formatted<<<1, 64>>>(out, format);
  counters<<<1, 64>>>(out, wide, 1, 1);
  nearMisses<<<1, 64>>>(out, bytes, 1, 5);
}

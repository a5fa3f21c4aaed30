// Masks that are queried and used under the same conditions: all lanes agree on the bounds of the loops.
#include <cuda_runtime.h>

__global__ void reduce(const double *in, double *out, int steps) { // DIAG: wave-width
  __shared__ double s[256];
  unsigned t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  if (t < warpSize) {
    double v = s[t];
    unsigned mask = __activemask(); // DIAG: wave-ballot-width
    for (int offset = warpSize / 2; offset > 0; offset >>= 1)
      v += __shfl_down_sync(mask, v, offset);
    for (int i = 0; i < steps; ++i)
      v += __shfl_down_sync(mask, v, 1);
    if (t == 0)
      out[0] += v;
  }
}
__global__ void lanes(const double *in, double *out) { // DIAG: wave-width
  double v = in[threadIdx.x];
  unsigned mask = __activemask(); // DIAG: wave-ballot-width
  for (int i = threadIdx.x; i < 40; ++i)
    v += __shfl_down_sync(mask, v, 1); // DIAG: wave-divergent-sync
  out[threadIdx.x] = v;
}

// The file's own branch for AMD GPUs makes the width 64, while the translation keeps groups of 32.
#include <cuda_runtime.h>

#if defined(__HIP_PLATFORM_AMD__)
#define LANES 64
constexpr int kWave = 64;
constexpr int kSame = 32;
#else
#define LANES 32 // DIAG: wave-warpsize-constant
constexpr int kWave = 32; // DIAG: wave-warpsize-constant
constexpr int kSame = 32; // DIAG: wave-warpsize-constant
#endif

__global__ void sum(float *x) { // DIAG: wave-width
  float v = x[threadIdx.x];
  for (int o = LANES / 2; o; o >>= 1)
    v += __shfl_down_sync(0xffffffff, v, o); // DIAG: wave-reduction wave-sync-mask
  if (threadIdx.x % LANES == 0) // DIAG: wave-lane-arithmetic
    atomicAdd(x + 256, v); // DIAG: atomic-order
}
__global__ void compact(const int *in, int *out) { // DIAG: wave-width
  unsigned m = __ballot_sync(0xffffffff, in[threadIdx.x] & 1); // DIAG: wave-ballot-width wave-sync-mask
  if (threadIdx.x % kWave == 0) // DIAG: wave-lane-arithmetic
    out[threadIdx.x / kWave] = __popc(m); // DIAG: wave-lane-arithmetic
}
__global__ void same(const int *in, int *out) { // DIAG: wave-width
  unsigned m = __ballot_sync(0xffffffff, in[threadIdx.x] & 1); // DIAG: wave-ballot-width wave-sync-mask
  if (threadIdx.x % kSame == 0) // DIAG: wave-lane-arithmetic
    out[threadIdx.x / kSame] = __popc(m); // DIAG: wave-lane-arithmetic
}

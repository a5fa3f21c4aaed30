// COMPILES: no, the HIP of the test packages has no masks
// Masks of a whole warp have 64 lanes on AMD.
#include <hip/hip_runtime.h>

#define FULL_MASK 0xffffffffu
constexpr unsigned everybody = ~0u;

__device__ float sum(float x) {
  x += __shfl_down_sync(~0ull, x, 16); // DIAG: meaning
  x += __shfl_xor_sync(~0ull, x, 8, 32);
  x += __shfl_sync(~0ull, x, 0);
  __syncwarp();
  return x;
}

__device__ int variables(int x) {
  unsigned mask = 0xffffffff, half = 0xffffffff;
  half >>= 16;
  return __all_sync(~0ull, x) + __all_sync((unsigned long long)(half), x);
}

__device__ int part(int x, unsigned mask) { return __any_sync((unsigned long long)(mask), x); }

// In the port, this file's code counts as compiled for a GPU that has bfloat16 (800): what older ones do is
// not compiled, and nothing is said of it.
#include <cassert>
#include <cuda_bf16.h>

__device__ float2 split(__nv_bfloat162 pair) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800 // DIAG: architecture-gate
  assert(false);
#else
  return __bfloat1622float2(pair);
#endif
}

__device__ float half_of(float value) {
  assert(value > 0); // DIAG: device-assert
  return value / 2;
}

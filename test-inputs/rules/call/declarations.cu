// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function that code declares for itself where the toolkit lacks it is no call.
#include <cuda_bf16.h>

#if defined(OLD_TOOLKIT)
static __device__ __forceinline__ __nv_bfloat162 __floats2bfloat162_rn(float a, float b) {
  return __nv_bfloat162{a, b};
}
template <typename T>
__device__ T __shfl_down_sync(unsigned mask, T value, int delta, int width = 32);
__device__ unsigned __activemask();
__device__ __nv_bfloat162 twice(float x) { return __floats2bfloat162_rn(x, x); }
__device__ float product(float x, int i) { return x * __shfl_down_sync(0xffffffffu, x, i); } // DIAG: meaning
#endif

__device__ __nv_bfloat162 both(float x, float y) { return __floats2bfloat162_rn(x, y); }

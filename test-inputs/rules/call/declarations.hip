// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function that code declares for itself where the toolkit lacks it is no call.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>

#if defined(OLD_TOOLKIT)
static __device__ __forceinline__ __hip_bfloat162 __floats2bfloat162_rn(float a, float b) {
  return __hip_bfloat162{a, b};
}
template <typename T>
__device__ T __shfl_down_sync(unsigned mask, T value, int delta, int width = 32);
__device__ unsigned __activemask();
__device__ __hip_bfloat162 twice(float x) { return __float22bfloat162_rn(make_float2(x, x)); }
__device__ float product(float x, int i) { return x * __shfl_down_sync((unsigned long long)(0xffffffffu), x, i); } // DIAG: meaning
#endif

__device__ __hip_bfloat162 both(float x, float y) { return __float22bfloat162_rn(make_float2(x, y)); }

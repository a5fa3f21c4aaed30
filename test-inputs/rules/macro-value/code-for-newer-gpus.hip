// What nothing stands for on older GPUs is kept, if it can be translated.
#include <hip/hip_runtime.h>
#include <cassert>
#include <hip/hip_bf16.h>

#if (__HIP_DEVICE_COMPILE__ * 800) >= 800
__device__ float twice(__hip_bfloat16 x) { return 2 * __bfloat162float(x); }
#endif

__global__ void convert(const __hip_bfloat16 *from, float *to) {
#if (__HIP_DEVICE_COMPILE__ * 800) >= 800
  to[threadIdx.x] = twice(from[threadIdx.x]);
#endif
}

__device__ __hip_bfloat162 add(__hip_bfloat162 a, __hip_bfloat162 b) {
#if defined(__HIP_DEVICE_COMPILE__) && (__HIP_DEVICE_COMPILE__ * 800) < 800
  assert(false);
#else
  return __hadd2(a, b);
#endif
}

// Two alternatives: a file has one architecture.
__device__ int generation() {
#if (__HIP_DEVICE_COMPILE__ * 800) >= 700
  return 7;
#else
  return 6;
#endif
}

// What nothing stands for on older GPUs is kept, if it can be translated.
#include <cassert>
#include <cuda_bf16.h>

#if __CUDA_ARCH__ >= 800
__device__ float twice(__nv_bfloat16 x) { return 2 * __bfloat162float(x); }
#endif

__global__ void convert(const __nv_bfloat16 *from, float *to) {
#if __CUDA_ARCH__ >= 800
  to[threadIdx.x] = twice(from[threadIdx.x]);
#endif
}

__device__ __nv_bfloat162 add(__nv_bfloat162 a, __nv_bfloat162 b) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
  assert(false);
#else
  return __hadd2(a, b);
#endif
}

// Two alternatives: a file has one architecture.
__device__ int generation() {
#if __CUDA_ARCH__ >= 700
  return 7;
#else
  return 6;
#endif
}

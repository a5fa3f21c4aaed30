// CUDA's headers define CUDART_VERSION, and none of these: such code is dead on both sides.
#include <cuda_runtime.h>

__global__ void k(float *data, float value) {
#if __CUDART_VERSION >= 9000
  for (int offset = warpSize / 2; offset > 0; offset /= 2)
    value += __shfl_down_sync(0xffffffff, value, offset, 32);
#elif __CUDART_VERSION__ >= 8000
  value += __shfl_down_sync(0xffffffff, value, 1, 32);
#else
  value += 1;
#endif
#ifdef __CUDART_VERSION
  value += warpSize;
#endif
  data[threadIdx.x] = value;
}

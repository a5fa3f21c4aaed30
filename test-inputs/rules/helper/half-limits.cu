// cuda::std::numeric_limits knows half and bfloat16, std::numeric_limits returns 0 for them.
#include <cuda/std/limits>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

template <class T> __global__ void largest(const T *from, int count, T *to) {
  T most = cuda::std::numeric_limits<T>::lowest();
  for (int i = 0; i < count; ++i)
    if (from[i] > most)
      most = from[i];
  *to = most;
}

template __global__ void largest(const __half *, int, __half *);
template __global__ void largest(const __nv_bfloat16 *, int, __nv_bfloat16 *);
template __global__ void largest(const float *, int, float *);

__device__ float bounds() {
  constexpr int digits = cuda::std::numeric_limits<__nv_bfloat16>::digits;
  return float(cuda::std::numeric_limits<__half>::infinity()) + digits + cuda::std::numeric_limits<int>::max();
}

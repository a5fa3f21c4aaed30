// cuda::std::numeric_limits knows half and bfloat16, std::numeric_limits returns 0 for them.
#include <hip/hip_runtime.h>
#include <limits>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"

template <class T> __global__ void largest(const T *from, int count, T *to) {
  T most = tranship::numeric_limits<T>::lowest();
  for (int i = 0; i < count; ++i)
    if (from[i] > most)
      most = from[i];
  *to = most;
}

template __global__ void largest(const __half *, int, __half *);
template __global__ void largest(const __hip_bfloat16 *, int, __hip_bfloat16 *);
template __global__ void largest(const float *, int, float *);

__device__ float bounds() {
  constexpr int digits = tranship::numeric_limits<__hip_bfloat16>::digits;
  return float(tranship::numeric_limits<__half>::infinity()) + digits + tranship::numeric_limits<int>::max();
}

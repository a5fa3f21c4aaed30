#pragma once
// Shared by a CUDA unit and by a C++ unit; not self-contained for everything it names.
#include <cuda_runtime_api.h>

inline void *allocate(size_t bytes) {
  void *result = nullptr;
  return cudaMalloc(&result, bytes) == cudaSuccess ? result : nullptr;
}

#ifdef __CUDACC__
template <class T> __device__ T twice(T x) { return x + x; }
#endif

#pragma once
#include <cuda_runtime.h>

template <class T> T *allocate(size_t count) {
  T *p = nullptr;
#if MANAGED
  cudaMallocManaged(&p, count * sizeof(T));
#else
  cudaMalloc(&p, count * sizeof(T));
#endif
#ifdef NOBODY_DEFINES_THIS
  cudaMemset(p, 0, count * sizeof(T));
#endif
  return p;
}

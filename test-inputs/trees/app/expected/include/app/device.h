#pragma once
// Shared by a CUDA unit and by a C++ unit; not self-contained for everything it names.
#include <hip/hip_runtime_api.h>

inline void *allocate(size_t bytes) {
  void *result = nullptr;
  return hipMalloc(&result, bytes) == hipSuccess ? result : nullptr;
}

#ifdef __HIPCC__
template <class T> __device__ T twice(T x) { return x + x; }
#endif

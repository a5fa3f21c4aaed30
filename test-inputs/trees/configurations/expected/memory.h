#pragma once
#include <hip/hip_runtime.h>

template <class T> T *allocate(size_t count) {
  T *p = nullptr;
#if MANAGED
  hipMallocManaged(&p, count * sizeof(T));
#else
  hipMalloc(&p, count * sizeof(T));
#endif
#ifdef NOBODY_DEFINES_THIS
  hipMemset(p, 0, count * sizeof(T));
#endif
  return p;
}

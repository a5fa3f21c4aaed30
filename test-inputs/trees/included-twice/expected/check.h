#pragma once
#include <hip/hip_runtime.h>
#include <cstdio>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    hipError_t error_ = (call);                                                                   \
    if (error_ != hipSuccess)                                                                     \
      printf("%s\n", hipGetErrorString(error_));                                                  \
  } while (0)

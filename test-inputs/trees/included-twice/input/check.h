#pragma once
#include <cuda_runtime.h>
#include <cstdio>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t error_ = (call);                                                                   \
    if (error_ != cudaSuccess)                                                                     \
      printf("%s\n", cudaGetErrorString(error_));                                                  \
  } while (0)

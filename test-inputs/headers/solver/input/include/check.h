// A wrapper that the project's sources share.
#pragma once
#include <cstdio>
#include <cuda_runtime.h>
#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t error_ = (call);                                                                   \
    if (error_ != cudaSuccess)                                                                     \
      std::printf("%s\n", cudaGetErrorString(error_));                                            \
  } while (0)

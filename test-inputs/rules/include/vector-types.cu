// CUDA declares dim3 in vector_types.h, HIP in its runtime's header.
#pragma once
#include <vector_types.h>

struct Shape {
  dim3 blocks, threads;
  float4 origin;
};

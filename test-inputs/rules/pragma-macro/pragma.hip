// A macro that stands for a pragma.
#include <hip/hip_runtime.h>

#ifdef __HIP_DEVICE_COMPILE__
#define UNROLL _Pragma("unroll")
#define UNROLL_BY_4 \
  _Pragma("unroll 4")
#define QUOTED _Pragma("message \"in a \\\"kernel\\\"\"")
#else
#define UNROLL
#define UNROLL_BY_4
#endif
#define TEXT(x) #x
#pragma once_more

__global__ void kernel(float *p) {
  UNROLL
  for (int i = 0; i < 4; ++i)
    p[i] = 0;
  UNROLL_BY_4
  for (int i = 0; i < 8; ++i)
    p[i] += 1;
}

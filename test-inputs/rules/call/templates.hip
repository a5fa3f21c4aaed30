// Calls in templates, where only instantiations know the types that rows ask for.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"

// The type is the same for all instantiations.
template <class T> __global__ void largest(__half2 *to, T x) {
  *to = tranship::hmax2(__halves2half2(__float2half((float)x), __float2half(0.0f)), *to);
}
void largestOf(__half2 *to) {
  hipLaunchKernelGGL(largest, dim3(1), dim3(1), 0, 0, to, 1.0f);
  hipLaunchKernelGGL(largest, dim3(1), dim3(1), 0, 0, to, 1);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FLAGS: -std=c++11
// Programs may ask for C++11, which HIP's headers accept.
#include <cstdio>
#include <hip/hip_complex.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipsolver/hipsolver.h>

__global__ void kernel(float4 *values) {
  float4 value = *values;
  value += 2.0f * value;
  *values = -value;
}
int main() {
  float4 *values;
  hipMallocManaged(&values, sizeof(float4));
  *values = make_float4(1, 2, 3, 4);
  kernel<<<1, 1>>>(values);
  hipDeviceSynchronize();
  std::printf("%g %g %d %d\n", values->x, values->w, *values == *values, *values != *values);
  return 0;
}

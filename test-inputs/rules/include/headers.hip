#ifndef HEADERS_CU // a guard is no condition
#define HEADERS_CU

#include <vector>
#include "hip/hip_runtime.h"
#include <hip/hip_runtime_api.h> // the comment stays
#  include <hip/hip_fp16.h>
#if defined(WITH_BLAS)
#include <hipblas/hipblas.h>
#else
#include <hipblas/hipblas.h>
#endif

__global__ void convert(__half *out, const float *in) { out[threadIdx.x] = __float2half(in[threadIdx.x]); }

int main() {
  std::vector<float> values(4);
  return hipDeviceSynchronize();
}
#endif

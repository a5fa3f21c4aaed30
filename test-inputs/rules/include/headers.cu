#ifndef HEADERS_CU // a guard is no condition
#define HEADERS_CU

#include <vector>
#include "cuda_runtime.h"
#include <cuda.h>
#include "device_launch_parameters.h"
#include <cuda_runtime_api.h> // the comment stays
#  include <cuda_fp16.h>
#if defined(WITH_BLAS)
#include <cublas_v2.h>
#include <cuda_fp16.h>
#else
#include <cublas_v2.h>
#endif

__global__ void convert(__half *out, const float *in) { out[threadIdx.x] = __float2half(in[threadIdx.x]); }

int main() {
  std::vector<float> values(4);
  return cudaDeviceSynchronize();
}
#endif

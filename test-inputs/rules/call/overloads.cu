// Overloads and rounding modes that HIP has under other names, or has to be told how to make.
#include <cuda_runtime.h>

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cusparse.h>

__global__ void sums(float2 *pair, __half2 *halves, int *shared, float2 value, __half2 half) {
  atomicAdd(pair, value);
  atomicAdd(halves, half); // DIAG: float-atomics
  atomicAdd_block(shared, 1);
}

__device__ double enclose(double a, double b) {
  return __dadd_ru(a, b) - __dadd_rd(a, b) + __fma_rz(a, b, a);
}

__device__ float reciprocal(float x) { return __frcp_rd(x); }

__device__ __half2 larger(__half2 a, __half2 b) { return __hmax2(a, b); }

__device__ __nv_bfloat162 larger(__nv_bfloat162 a, __nv_bfloat162 b) { return __hmax2(a, b); }

__device__ __nv_bfloat16 clamped(__nv_bfloat16 a, __nv_bfloat16 b) { return __hadd_sat(a, b); }

__device__ __half clamped(__half a, __half b) { return __hadd_sat(a, b); }

int bufferSize(cusparseHandle_t handle, int rows, int columns, int blocks, const float *values, const int *offsets,
               const int *indices) {
  int bytes = 0;
  cusparseSgebsr2gebsc_bufferSize(handle, rows, columns, blocks, values, offsets, indices, 2, 2, &bytes);
  return bytes;
}

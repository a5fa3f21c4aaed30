// Overloads and rounding modes that HIP has under other names, or has to be told how to make.
#include <hip/hip_runtime.h>

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hipsparse/hipsparse.h>
#include "tranship_hip.h"

__global__ void sums(float2 *pair, __half2 *halves, int *shared, float2 value, __half2 half) {
  [](auto *to, float2 value) { return float2{atomicAdd(&to->x, value.x), atomicAdd(&to->y, value.y)}; }(pair, value);
  unsafeAtomicAdd(halves, half); // DIAG: float-atomics
  __hip_atomic_fetch_add(shared, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
}

__device__ double enclose(double a, double b) {
  return __ocml_add_rtp_f64(a, b) - __ocml_add_rtn_f64(a, b) + __ocml_fma_rtz_f64(a, b, a);
}

__device__ float reciprocal(float x) { return __double2float_rd(1.0 / static_cast<double>(x)); }

__device__ __half2 larger(__half2 a, __half2 b) { return tranship::hmax2(a, b); }

__device__ __hip_bfloat162 larger(__hip_bfloat162 a, __hip_bfloat162 b) { return tranship::hmax2(a, b); }

__device__ __hip_bfloat16 clamped(__hip_bfloat16 a, __hip_bfloat16 b) { return __hmin(__hmax(__hadd(a, b), HIPRT_ZERO_BF16), HIPRT_ONE_BF16); }

__device__ __half clamped(__half a, __half b) { return tranship::saturate(__hadd(a, b)); }

int bufferSize(hipsparseHandle_t handle, int rows, int columns, int blocks, const float *values, const int *offsets,
               const int *indices) {
  int bytes = 0;
  [](int *size, auto... rest) { size_t bytes = 0; const auto status = hipsparseSgebsr2gebsc_bufferSize(rest..., &bytes); *size = static_cast<int>(bytes); return status; }(&bytes, handle, rows, columns, blocks, values, offsets, indices, 2, 2);
  return bytes;
}

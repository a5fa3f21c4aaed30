// One call in a macro or a template for several types that HIP has different functions for.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

#define BIND(T) __forceinline__ __device__ T add(T *a, T v) { return tranship::atomicAdd(a, v); }
BIND(int)
BIND(unsigned long long)
BIND(float)
BIND(double)
BIND(__half2) // DIAG: float-atomics
template <class T> __device__ T broadcast(T x, int lane) { return warp32::shfl(~0, x, lane); }
template <class T> __device__ T relu(T x) { return tranship::hmax2(x, T(0, 0)); }
__global__ void k(int *a, float *f, double *d, half2 *h, __hip_bfloat162 *b) {
  add(a, 1);
  add(f, 1.0f);
  add(d, 1.0);
  f[threadIdx.x] = broadcast(f[threadIdx.x], threadIdx.x % 4);
  h[threadIdx.x] = relu(broadcast(h[threadIdx.x], threadIdx.x % 4));
  b[threadIdx.x] = relu(broadcast(b[threadIdx.x], threadIdx.x % 4));
}

// One call in a macro or a template for several types that HIP has different functions for.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#define BIND(T) __forceinline__ __device__ T add(T *a, T v) { return atomicAdd(a, v); }
BIND(int)
BIND(unsigned long long)
BIND(float)
BIND(double)
BIND(__half2) // DIAG: float-atomics
template <class T> __device__ T broadcast(T x, int lane) { return __shfl_sync(~0, x, lane); }
template <class T> __device__ T relu(T x) { return __hmax2(x, T(0, 0)); }
__global__ void k(int *a, float *f, double *d, half2 *h, __nv_bfloat162 *b) {
  add(a, 1);
  add(f, 1.0f);
  add(d, 1.0);
  f[threadIdx.x] = broadcast(f[threadIdx.x], threadIdx.x % 4);
  h[threadIdx.x] = relu(broadcast(h[threadIdx.x], threadIdx.x % 4));
  b[threadIdx.x] = relu(broadcast(b[threadIdx.x], threadIdx.x % 4));
}

// TOOLKIT: no, its headers declare __stcg to device code only
// Loads and stores with a cache operator. Those of the L2 cache and of the system's memory are read
// again each time; the others are hints.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

__global__ void poll(const int *flag, volatile int *go) {
  while (__ldcg(flag) == 0) {
  }
  while (__ldcv(flag + 1) == 0) {
  }
  *go = __ldlu(flag + 2);
}

__global__ void scalars(float *out, const float *in, const __half *halves, double *wide) {
  __stcg(out, __ldcg(in));
  __stwt(out + 1, __ldcv(in + 1));
  __stcs(out + 2, __ldcs(in + 2));
  __stwb(out + 3, __ldca(in + 3));
  __stcg(wide, 1);
  out[4] = __half2float(__ldcg(halves));
}

__global__ void vectors(float4 *out, const float4 *in, int2 *pairs, ulonglong2 *words, __nv_bfloat162 *halves) {
  __stcg(out, __ldcg(in));
  __stwt(out + 1, make_float4(0, 1, 2, 3));
  __stcg(pairs, __ldcv(pairs + 1));
  __stwt(words, __ldlu(words + 1));
  __stcg(halves, __ldcg(halves + 1));
  __stcs(out + 2, __ldca(in + 2));
}

template <class T> __device__ T load(const T *from) { return __ldcg(from); }
__global__ void generic(int *out, const int *in) { *out = load(in); }

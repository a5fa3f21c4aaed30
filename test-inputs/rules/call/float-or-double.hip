// CUDA has overloads of these functions for floats, and HIP other names. A template that is used with floats and doubles gets
// a form for both.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

template <class T> __device__ T sum(T x) {
  T s, c;
  tranship::sincos(x, &s, &c);
  return s + c * tranship::rsqrt(x);
}
template <class T> __device__ T plain(T x) { return tranship::erfinv(x); }
__global__ void both(float *f, double *d) {
  *d = sum(*f) + sum(*d);
  sincosf(f[0], f + 1, f + 2);
  sincos(d[0], d + 1, d + 2);
  f[3] = rsqrtf(f[0] * f[1]) + sinpif(f[2]) + jnf(2, f[1]) + rsqrtf(f[4]) + plain(f[5]);
  d[3] = rsqrt(d[0]) + exp10(d[2]) + yn(1, d[1]);
}
__host__ __device__ float length(float3 v) { return 1 / rsqrtf(v.x * v.x + v.y * v.y + v.z * v.z); }

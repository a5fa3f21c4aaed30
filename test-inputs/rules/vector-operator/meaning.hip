// The port calls other functions than the original.
#include <hip/hip_runtime.h>
#include <cstdio>

// HIP's vectors have operators that match better, or that compute something else.
template <class V, class S> V operator*(V v, S s) {
  v.x *= s;
  return v;
}
float2 scaled(float2 a) { return a * 2.0f; } // DIFFERS

// Near misses: HIP's operators do the same.
inline __host__ __device__ float3 operator+(float3 a, float3 b) { return make_float3(a.x + b.x, a.y + b.y, a.z + b.z); }
inline __host__ __device__ float3 operator-(float3 a, float b) { return make_float3(a.x - b, a.y - b, a.z - b); }
#if !defined(__HIP_PLATFORM_AMD__) // HIP's vector types have this operator
inline __host__ __device__ void operator+=(float3 &a, float3 b) {
  a.x += b.x;
  a.y += b.y;
  a.z += b.z;
}
#endif
inline __host__ __device__ float3 operator-(float3 a) { return make_float3(-a.x, -a.y, -a.z); }
float3 sum(float3 a, float3 b) {
  a += b;
  return -(a + b - 1.5);
}

// A template loses to a function of HIP that is none.
template <class T> __device__ T atomicMax(T *a, T v) {
  T old = *a;
  if (v > old)
    *a = v;
  return *a;
}
__global__ void largest(float *p) { p[1] = atomicMax(p, 5.f); } // DIFFERS

// The user's overloads: another one is the better match.
const char *kind(void *) { return "object"; }
template <class T> const char *kind(T) { return "number"; }
const char *text(hipTextureObject_t t) { return kind(t); } // DIFFERS
int own(int n) { return n; }
float own(float x) { return x; }
float both(float x) { return own(x) + own(1); }

// Operators that do something else than HIP's component-wise ones.
#include <hip/hip_runtime.h>

inline __device__ float2 operator*(float2 a, float2 b) { // one side: Clang prefers it
  return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

#if !defined(__HIP_PLATFORM_AMD__)
__host__ __device__
#elif defined(__HIP_DEVICE_COMPILE__) // one side, so that Clang prefers it to HIP's operator
__device__
#else
__host__
#endif
  inline double2 operator/(double2 a, double2 b) {
  return make_double2(a.x * b.x + a.y * b.y, a.y * b.x - a.x * b.y);
}
#if !defined(__HIP_PLATFORM_AMD__) // HIP's vector types have this operator
inline __host__ __device__ void operator+=(float3 &a, float3 b) { a.x += b.x; a.y += b.y; a.z += b.z; }
#endif
inline 
#if !defined(__HIP_PLATFORM_AMD__)
__host__ __device__
#elif defined(__HIP_DEVICE_COMPILE__) // one side, so that Clang prefers it to HIP's operator
__device__
#else
__host__
#endif
  float4 &operator-=(float4 &a, const float4 &b) {
  a = make_float4(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w);
  return a;
}
#define BOTH __host__ __device__
#if !defined(__HIP_PLATFORM_AMD__) // HIP's vector types have this operator
BOTH inline int2 operator*(int2 a, int2 b) { return make_int2(a.x * b.y, a.y * b.x); } // DIAG: vector-operator
#endif
namespace short_ones { 
#if !defined(__HIP_PLATFORM_AMD__) // HIP's vector types have this operator
inline __host__ __device__ int3 operator*(int3 a, int3 b) { return make_int3(a.x * b.x, a.y * b.y, a.z * b.z); }
#endif
 int other; }

__global__ void k(float2 *x, double2 *y, float3 *z, float4 *w) {
  x[0] = x[1] * x[2];
  y[0] = y[1] / y[2];
  z[0] += z[1];
  w[0] -= w[1];
}
void run(double2 *y) { y[0] = y[1] / y[2]; }

// Plain C++ knows no sides: HIP's operators and the user's are equally good there.
#include <hip/hip_runtime.h>

#if !defined(__HIP_PLATFORM_AMD__) // HIP's vector types have this operator
inline __host__ __device__ float2 operator/(float2 a, float2 b) { return make_float2(a.x / b.x, a.y / b.y); }
#endif
#if !defined(__HIP_PLATFORM_AMD__) // HIP's vector types have this operator
inline float3 operator*(float3 a, float3 b) { return make_float3(a.x * b.x, a.y * b.y, a.z * b.z); }
#endif

float2 ratio(float2 a, float2 b) { return a / b; }
float3 product(float3 a, float3 b) { return a * b; }

float first(const float *values) {
  register const float *value = values; // GCC only warns of it
  return *value;
}

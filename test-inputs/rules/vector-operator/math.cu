// Operators of the user's own for CUDA's vector types.
#include <cuda_runtime.h>

struct Pair {
  float a, b;
};

inline __host__ __device__ float2 operator+(float2 a, float2 b) { return make_float2(a.x + b.x, a.y + b.y); }

__host__ __device__ inline float2 operator*(float2 a, float2 b) {
  return make_float2(a.x * b.x, a.y * b.y);
}
inline __host__ __device__ void operator/=(float2 &a, float2 b) {
  float inverse = 1.0f / b.x;
  a.x *= inverse;
  a.y /= b.y;
}
inline __host__ __device__ float2 &operator*=(float2 &a, float2 b) {
  a = a * b; // the operator above
  return a;
}
inline __host__ __device__ float2 operator-(float2 a) { return make_float2(-a.x, -a.y); }
inline __host__ __device__ float2 operator*(float2 a, float b) { return make_float2(a.x * b, a.y * b); }
inline __host__ __device__ void operator+=(float3 &a, float3 b) {
  a.x += b.x;
  a.y += b.y;
  a.z += b.z;
}
inline __host__ __device__ Pair operator*(Pair a, Pair b) { return {a.a * b.a, a.b * b.b}; }

__global__ void scale(float2 *x, float3 *y) {
  x[threadIdx.x] = x[threadIdx.x] * x[threadIdx.x] + x[threadIdx.x] * 2.f;
  y[threadIdx.x] += y[0];
}

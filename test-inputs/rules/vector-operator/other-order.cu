// The factor may come first: a sum and a product are the same either way. HIP's operators for a
// number of another type do the same as these.
#include <cuda_runtime.h>

inline __host__ __device__ float2 operator*(float2 a, float b) { return make_float2(b * a.x, b * a.y); }
inline __host__ __device__ float2 operator+(float2 a, float b) { return make_float2(b + a.x, b + a.y); }
__global__ void kernel(float2 *data) { data[threadIdx.x] = data[threadIdx.x] * 0.5 + 1.0; }

// A difference is not.
inline __host__ __device__ float3 operator-(float3 a, float b) { return make_float3(b - a.x, b - a.y, b - a.z); }
__global__ void other(float3 *data) { data[threadIdx.x] = data[threadIdx.x] - 0.5; } // DIFFERS

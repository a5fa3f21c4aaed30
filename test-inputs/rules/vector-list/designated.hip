// Designators of C++20.
// ARGS: -std=c++20
#include <hip/hip_runtime.h>

struct Box {
  float3 low, high;
  int id;
};

__host__ __device__ float4 designated(int n) {
  int2 all = {1, 2};
  float4 some{0, 2.f, 0, float(n)};
  int3 middle = int3{0, n, 0};
  Box box = {.low = {0, 0, 1.f}, .high = {1.f, 2.f, 0}, .id = 3};
  int1 one = int1{4};
  return some;
}

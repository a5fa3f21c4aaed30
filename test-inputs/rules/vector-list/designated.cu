// Designators of C++20.
// ARGS: -std=c++20
#include <cuda_runtime.h>

struct Box {
  float3 low, high;
  int id;
};

__host__ __device__ float4 designated(int n) {
  int2 all = {.x = 1, .y = 2};
  float4 some{.y = 2.f, .w = float(n)};
  int3 middle = int3{.y = n};
  Box box = {.low = {.z = 1.f}, .high = {1.f, 2.f}, .id = 3};
  int1 one = {.x = 4};
  return some;
}

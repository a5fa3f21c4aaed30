// Lists of initializers for short vectors: CUDA fills missing lanes with zeros and lets inner braces be left out.
#include <array>
#include <cuda_runtime.h>

struct Particle {
  float4 position;
  int kind;
};
struct Pair {
  Particle first, second;
};
struct Body {
  float2 velocity{1.f};
  float4 rotation;
  float1 mass = {1.f};
  Body() : rotation{0.f, 1.f} {}
};

__constant__ float4 planes[2] = {{1.f}, {0.f, 1.f,}};
const float4 rows[] = {1, 2, 3, 4, 5, 6};
std::array<int2, 2> edges = {1, 2, 3, 4};

__host__ __device__ void use(float2 v);
__host__ __device__ float3 axis() { return {1.f}; }
__host__ __device__ float1 single(float x) { return {x}; }

__global__ void lists(float4 *out, int n) {
  float4 one{1.f};
  float4 two = {1.f, 2.f};
  float3 third = {float(n), out[0].x /* width */, };
  int4 three = int4{n};
  char4 letter{'a'};
  longlong2 wide = {1};
  uint3 extent{1, 2};
  Particle p = {1, 2, 3, 4, 5};
  Particle q = {1, 2};
  Pair pair = {1, 2, 3, 4, 5, one, 6};
  Particle nested[2] = {{1, 2, 3, 4, 5}, {{1, 2}, 6}};
  float2 table[2] = {1, 2, 3};
  float2 corners[2][2] = {1, 2, 3, 4, {5, 6}};
  float4 *heap = new float4{2.f};
  auto make = [] { return float2{3.f}; };
  use({1});
  use(float2{});
  out[n] = {1.f};
  out[n] = {1.f, 2.f, 3.f, 4.f};
  // As in CUDA.
  float4 all{1, 2, 3, 4};
  float4 none = {}, zero{};
  float4 copy = {one};
  float4 copied{two};
  float2 filled[2] = {{1, 2}, {3, 4}};
  Particle whole = {{1, 2, 3, 4}, 5};
  Particle made = {one, 5};
  std::array<float2, 2> both = {make_float2(1, 2), make_float2(3, 4)};
  float1 lone{1.f};
  dim3 grid{2};
  int plain[4] = {1};
}

// Lists of initializers for short vectors: CUDA fills missing lanes with zeros and lets inner braces be left out.
#include <array>
#include <hip/hip_runtime.h>

struct Particle {
  float4 position;
  int kind;
};
struct Pair {
  Particle first, second;
};
struct Body {
  float2 velocity{1.f, 0};
  float4 rotation;
  float1 mass = float1{1.f};
  Body() : rotation{0.f, 1.f, 0, 0} {}
};

__constant__ float4 planes[2] = {{1.f, 0, 0, 0}, {0.f, 1.f, 0, 0,}};
const float4 rows[] = {{1, 2, 3, 4}, {5, 6, 0, 0}};
std::array<int2, 2> edges = {{{1, 2}, {3, 4}}};

__host__ __device__ void use(float2 v);
__host__ __device__ float3 axis() { return {1.f, 0, 0}; }
__host__ __device__ float1 single(float x) { return float1{x}; }

__global__ void lists(float4 *out, int n) {
  float4 one{1.f, 0, 0, 0};
  float4 two = {1.f, 2.f, 0, 0};
  float3 third = {float(n), out[0].x, 0 /* width */, };
  int4 three = int4{n, 0, 0, 0};
  char4 letter{'a', 0, 0, 0};
  longlong2 wide = {1, 0};
  uint3 extent{1, 2, 0};
  Particle p = {{1, 2, 3, 4}, 5};
  Particle q = {{1, 2, 0, 0}};
  Pair pair = {{{1, 2, 3, 4}, 5}, one, 6};
  Particle nested[2] = {{{1, 2, 3, 4}, 5}, {{1, 2, 0, 0}, 6}};
  float2 table[2] = {{1, 2}, {3, 0}};
  float2 corners[2][2] = {{{1, 2}, {3, 4}}, {{5, 6}}};
  float4 *heap = new float4{2.f, 0, 0, 0};
  auto make = [] { return float2{3.f, 0}; };
  use({1, 0});
  use(float2{});
  out[n] = {1.f, 0, 0, 0};
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

// C++20 makes aggregates with parentheses, too.
// ARGS: -std=c++20
#include <cuda_runtime.h>

struct Pair {
  float2 a, b;
};
struct Node {
  float4 value;
  Node() : value(1.f, 2.f) {}
};
float4 global(1.f, 2.f);
void use(float4 a, float2 b);

float4 parentheses() {
  float4 two(1, 2), all(1.f, 2.f, 3.f, 4.f), one(1.f);
  float4 *heap = new float4(1.f, 2.f);
  Pair pair(float2(1.f), {2.f});
  float1 single(1.f);
  use(float4(1.f), float2(3.f, 4.f));
  float4 copy = float4(two);
  float4 several[2](float4(1, 2), float4());
  return float4(1.f);
}

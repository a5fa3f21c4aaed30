// Lists that macros write, in part or as a whole.
#include <hip/hip_runtime.h>

#define MAKE(x) float4{x, 0, 0, 0}
#define LIST {1.f, 0, 0, 0}
#define TWO 1.f, 2.f
#define ONE 1.f
#define DECLARE(...) float4 __VA_ARGS__
#define ASSIGN(v, ...) v = __VA_ARGS__

void macros() {
  float4 list = LIST, two = {TWO, 0, 0}, one = {ONE, 0, 0, 0}, made = MAKE(1.f), set;
  DECLARE(copied = {1.f, 0, 0, 0});
  DECLARE(direct{1.f, 0, 0, 0});
  ASSIGN(set, {1.f, 2.f, 0, 0});
  float2 pairs[2] = {{ONE, ONE}, {ONE, ONE}};
  float2 mixed[1] = {TWO}; // DIAG: vector-list
}

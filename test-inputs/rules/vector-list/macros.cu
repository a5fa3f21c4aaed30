// Lists that macros write, in part or as a whole.
#include <cuda_runtime.h>

#define MAKE(x) float4{x}
#define LIST {1.f}
#define TWO 1.f, 2.f
#define ONE 1.f
#define DECLARE(...) float4 __VA_ARGS__
#define ASSIGN(v, ...) v = __VA_ARGS__

void macros() {
  float4 list = LIST, two = {TWO}, one = {ONE}, made = MAKE(1.f), set;
  DECLARE(copied = {1.f});
  DECLARE(direct{1.f});
  ASSIGN(set, {1.f, 2.f});
  float2 pairs[2] = {ONE, ONE, ONE, ONE};
  float2 mixed[1] = {TWO}; // DIAG: vector-list
}

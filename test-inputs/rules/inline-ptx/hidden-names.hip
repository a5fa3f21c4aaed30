// The functions that stand for an instruction have the names of variables and functions around it.
#include <hip/hip_runtime.h>
namespace number {
__device__ inline void min(unsigned &m, unsigned a, unsigned b) {
  m = ::min(a, b);
}
__device__ inline int clamped(float x) {
  int r;
  r = ::min(::max(__float2int_rn(x), -128), 127);
  return r;
}
} // namespace number

__device__ unsigned largest(const unsigned *x, int n) {
  unsigned max = 0;
  for (int i = 0; i < n; ++i)
    max = ::max(max, x[i]);
  return max;
}

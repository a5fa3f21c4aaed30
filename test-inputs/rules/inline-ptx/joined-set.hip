// Comparisons whose result is all ones or 1.0 where another predicate holds as well, as in sums and shifts modulo a prime.
#include <hip/hip_runtime.h>
__device__ unsigned long long addModulo(unsigned long long a, unsigned long long b, unsigned long long p) {
  unsigned long long sum;
  sum = a + b;
  sum = sum + ((unsigned long long)0u << 32 | ((sum >= p) || (sum < b) ? ~0u : 0u));
  return sum;
}

__device__ unsigned both(unsigned a, unsigned b, int c) {
  unsigned mask;
  {
    const bool holds = a == 0;
    bool p = holds;
    mask = (c > 7) && !holds ? ~0u : 0u;
  }
  return mask;
}

__device__ float either(float a, float b) {
  float one;
  one = (a < b) != !(a < 0.0f) ? 1.0f : 0.0f;
  return one;
}

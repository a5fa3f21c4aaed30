// Integers of different types in CUDA's min and max: their result is an integer, HIP's is a double.
#include <hip/hip_runtime.h>

template <typename T> __device__ T smaller(T a, long long b) {
  return min(a, (unsigned long long)b) + 1; // types that depend on the template's argument, the same in each instance
}

__global__ void kernel(float *p, int n, long long wide, unsigned long long mask, short little) {
  p[min((unsigned int)(n - 1), blockIdx.x * 16 + threadIdx.y)] = 1;
  p[max((unsigned int)n, 3u)] = 2;
  unsigned long long whole = max((unsigned long long)wide, mask);
  p[min((int)little, n)] = float(whole);
  auto bound = min((unsigned int)(2 * little), 7u);
  p[bound] = min(n, 4);                         // two of one type
  p[smaller(mask, wide)] = min(1.5f, p[0]);     // not integers
  p[min((unsigned)n, threadIdx.x)] = 3;         // cast already
}

int host(int a, unsigned b) { return a < 0 ? a : b; }

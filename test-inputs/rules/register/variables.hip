// nvcc ignores `register`; Clang rejects it in C++17.
#include <hip/hip_runtime.h>

#define LOCAL int

__global__ void variables(float *out, int n) {
  float sum = 0, other = 1;
  const int two = 2;
  for (int i = 0; i < n; ++i)
    sum += other * two;
  LOCAL last = n;
  out[last] = sum;
}

int pinned() {
  register long pinned asm("rbx") = 1;
  /* fast */ int count = 2;
  return count;
}

__device__ void commented() {
  /* kept */ int a = 1;
  // kept
      int b = a;
}

// nvcc ignores `register`; Clang rejects it in C++17.
#include <cuda_runtime.h>

#define LOCAL register int

__global__ void variables(register float *out, register int n) {
  register float sum = 0, other = 1;
  const register int two = 2;
  for (register int i = 0; i < n; ++i)
    sum += other * two;
  LOCAL last = n;
  out[last] = sum;
}

int pinned() {
  register long pinned asm("rbx") = 1;
  register /* fast */ int count = 2;
  return count;
}

__device__ void commented() {
  register /* kept */ int a = 1;
  register // kept
      int b = a;
}

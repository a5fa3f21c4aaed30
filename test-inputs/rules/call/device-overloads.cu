// HIP overloads functions that CUDA declares for one type, so other arguments would be ambiguous.
#include <cuda_runtime.h>

struct __builtin_align__(16) Aligned {
  float x;
};
__global__ void overloads(int *out, long l, unsigned long u, long long w, int i) {
  out[0] = __ffs(l) + __ffs(u) + __ffs(w) + __ffs(i);
  out[1] = __ffsll(l) + __ffsll(u) + __ffsll(w) + __ffsll(i);
}

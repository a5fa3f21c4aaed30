// HIP overloads functions that CUDA declares for one type, so other arguments would be ambiguous.
#include <hip/hip_runtime.h>

struct __align__(16) Aligned {
  float x;
};
__global__ void overloads(int *out, long l, unsigned long u, long long w, int i) {
  out[0] = __ffs((int)(l)) + __ffs((int)(u)) + __ffs((int)(w)) + __ffs(i);
  out[1] = __ffsll((long long)(l)) + __ffsll((long long)(u)) + __ffsll(w) + __ffsll((long long)(i));
}

// The port keeps the code for newer GPUs, and counts as the first of them: its own branches are translated, too.
#include <cassert>
#include <cuda_runtime.h>
template <int N> __global__ void k(float *out) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 750
  assert(false);
#else
  unsigned sums[N / 32], a = threadIdx.x;
  for (int j = 0; j < N / 32; ++j) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ == 750 // DIAG: architecture-gate
    asm volatile("add.u32 %0, %1, 1;" : "=r"(sums[j]) : "r"(a));
#else
    asm volatile("add.u32 %0, %1, 2;" : "=r"(sums[j]) : "r"(a));
#endif
  }
  out[threadIdx.x] = sums[0];
#endif
}
void f(float *x) { k<64><<<1, 64>>>(x); }

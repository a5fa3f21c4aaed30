// The port keeps the code for newer GPUs, and counts as the first of them: its own branches are translated, too.
#include <cassert>
#include <hip/hip_runtime.h>
template <int N> __global__ void k(float *out) {
#if defined(__HIP_DEVICE_COMPILE__) && (__HIP_DEVICE_COMPILE__ * 750) < 750
  assert(false);
#else
  unsigned sums[N / 32], a = threadIdx.x;
  for (int j = 0; j < N / 32; ++j) {
#if defined(__HIP_DEVICE_COMPILE__) && (__HIP_DEVICE_COMPILE__ * 750) == 750 // DIAG: architecture-gate
    sums[j] = a + 1;
#else
    sums[j] = a + 2;
#endif
  }
  out[threadIdx.x] = sums[0];
#endif
}
void f(float *x) { hipLaunchKernelGGL(k<64>, dim3(1), dim3(64), 0, 0, x); }

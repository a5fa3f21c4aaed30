// One test guards what HIP lacks: the file's device code is that for older GPUs.
#include <hip/hip_runtime.h>

__global__ void first(float *x) {
#if (__HIP_DEVICE_COMPILE__ * 600) >= 900 // DIAG: architecture-gate
  asm volatile("tcgen05.fence::before_thread_sync;");
#endif
  x[threadIdx.x] = 1;
}

__global__ void second(float *x) {
#if (__HIP_DEVICE_COMPILE__ * 600) >= 900 // DIAG: architecture-gate
  x[threadIdx.x] += 2;
#endif
}

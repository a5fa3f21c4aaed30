// One test guards what HIP lacks: the file's device code is that for older GPUs.
#include <cuda_runtime.h>

__global__ void first(float *x) {
#if __CUDA_ARCH__ >= 900 // DIAG: architecture-gate
  asm volatile("tcgen05.fence::before_thread_sync;");
#endif
  x[threadIdx.x] = 1;
}

__global__ void second(float *x) {
#if __CUDA_ARCH__ >= 900 // DIAG: architecture-gate
  x[threadIdx.x] += 2;
#endif
}

// Numbered barriers of some of a block's threads.
#include <cuda_runtime.h>
__device__ void sync(int barrier, int threads) {
  asm volatile("bar.sync %0, %1;" ::"r"(barrier), "r"(threads) : "memory");
}
template <int threads> __device__ void arrive(int barrier) {
  asm volatile("barrier.cta.arrive.aligned %0, %1;" ::"r"(barrier + 1), "n"(threads) : "memory");
}
__global__ void __launch_bounds__(128) kernel(int *out) {
  if (threadIdx.x < 64) {
    sync(2, 128);
    out[threadIdx.x] = 1;
  } else {
    arrive<128>(1);
  }
  asm volatile("barrier.sync 1, 128;"); // also as a barrier that others may share
  asm volatile("bar.sync 0;");
}

// Numbered barriers of some of a block's threads.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ void sync(int barrier, int threads) {
  tranship::named_barrier_sync(barrier, threads);
}
template <int threads> __device__ void arrive(int barrier) {
  tranship::named_barrier_arrive(barrier + 1, threads);
}
__global__ void __launch_bounds__(128) kernel(int *out) {
  if (threadIdx.x < 64) {
    sync(2, 128);
    out[threadIdx.x] = 1;
  } else {
    arrive<128>(1);
  }
  tranship::named_barrier_sync(1, 128); // also as a barrier that others may share
  __syncthreads();
}

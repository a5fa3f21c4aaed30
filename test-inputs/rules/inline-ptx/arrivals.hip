// A barrier at which some threads only arrive is not one of the whole block, however many threads it counts.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__global__ void __launch_bounds__(128) parts(int *out) {
  if (threadIdx.x < 64) {
    out[threadIdx.x] = 1;
    tranship::named_barrier_arrive(1, 128);
  } else {
    tranship::named_barrier_sync(1, 128);
    out[threadIdx.x] = out[threadIdx.x - 64];
  }
}
__global__ void unknown(int *out) {
  tranship::named_barrier_sync(1, 256);
}

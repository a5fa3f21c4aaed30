// Inline PTX in extended lambdas.
#include <hip/hip_runtime.h>

template <class Body> __global__ void run(Body body) { body(threadIdx.x); }
void launch(unsigned *out) {
  hipLaunchKernelGGL(run, dim3(1), dim3(32), 0, 0, [=] __device__(int i) {
    out[i] = __lane_id();
  });
}

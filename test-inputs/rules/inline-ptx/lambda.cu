// Inline PTX in extended lambdas.
#include <cuda_runtime.h>

template <class Body> __global__ void run(Body body) { body(threadIdx.x); }
void launch(unsigned *out) {
  run<<<1, 32>>>([=] __device__(int i) {
    asm("mov.u32 %0, %%laneid;" : "=r"(out[i]));
  });
}

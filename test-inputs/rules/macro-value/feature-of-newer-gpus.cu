// A feature that the compiler's version and the GPU decide: the port has it, and does not compile what replaces it.
// TOOLKIT: no, its header hides __cvta_generic_to_shared from the host
#include <cuda_runtime.h>

#if (__CUDACC_VER_MAJOR__ >= 11)
#if (!defined(__CUDA_ARCH__) || (__CUDA_ARCH__ >= 800))
#define ASYNC_COPIES
#endif
#endif

__device__ void load(uint4 *to, const uint4 *from) {
#ifdef ASYNC_COPIES
  unsigned address = __cvta_generic_to_shared(to);
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(address), "l"(from));
#else
  *to = *from;
#endif
}

__device__ void wait() {
#ifdef ASYNC_COPIES
  asm volatile("cp.async.wait_all;\n");
#endif
}

__global__ void kernel(const uint4 *from) {
  __shared__ uint4 part[32];
  load(part + threadIdx.x, from + threadIdx.x);
  wait();
}

// A feature that the compiler's version and the GPU decide: the port has it, and does not compile what replaces it.
// TOOLKIT: no, its header hides __cvta_generic_to_shared from the host
#include <hip/hip_runtime.h>

#if (1 /* __CUDACC_VER_MAJOR__ >= 11 */)
#if (!defined(__HIP_DEVICE_COMPILE__) || ((__HIP_DEVICE_COMPILE__ * 800) >= 800))
#define ASYNC_COPIES
#endif
#endif

__device__ void load(uint4 *to, const uint4 *from) {
#ifdef ASYNC_COPIES
  unsigned address = ((size_t)(__attribute__((address_space(3))) void *)(to));
  *(uint4 *)(__attribute__((address_space(3))) void *)address = *(const uint4 *)from;
#else
  *to = *from;
#endif
}

__device__ void wait() {
#ifdef ASYNC_COPIES
  /* copies are complete at once */;
#endif
}

__global__ void kernel(const uint4 *from) {
  __shared__ uint4 part[32];
  load(part + threadIdx.x, from + threadIdx.x);
  wait();
}

// The form depends on the types of arguments, in code that only some GPUs compile: neither the host
// nor NVIDIA's GPUs of today see the branch that AMD's take.
#include <cuda_fp16.h>

__global__ void add(half *sum, half value, __half2 *sums) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 700 // DIAG: architecture-gate
  atomicAdd(sums, *sums); // DIAG: float-atomics
#else
  atomicAdd(sum + 1, value); // DIAG: float-atomics
#endif
#if __CUDA_ARCH__ >= 800 // DIAG: architecture-gate
  atomicAdd(sums, *sums); // DIAG: float-atomics
#elif __CUDA_ARCH__ >= 600
  atomicAdd(sums + 1, *sums); // DIAG: float-atomics
#else
  atomicAdd(sums + 2, *sums); // the host alone
#endif
}

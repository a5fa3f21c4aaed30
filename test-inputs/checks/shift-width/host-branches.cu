// Of a function for both sides, only what a GPU compiles is judged.
#include <cuda_runtime.h>

__host__ __device__ unsigned below(unsigned lane) {
#ifdef __CUDA_ARCH__
  return ~0u >> (32 - lane % 32);                // DIAG: shift-width
#else
  return ~0u >> (32 - lane % 32);
#endif
}

__host__ __device__ unsigned first(unsigned mask) {
#if !defined(__CUDA_ARCH__)
  return (1u << (mask % 33)) - 1;
#elif __CUDA_ARCH__ < 350
  return (1u << (mask % 33)) - 1;
#else
  return (1u << __popc(mask)) - 1;               // DIAG: shift-width
#endif
}

#ifdef __CUDA_ARCH__
#define ON_GPU 1
#endif
__device__ unsigned derived(unsigned n) {
  unsigned bits = n % 33;
#if ON_GPU
  return 1u << bits;                             // DIAG: shift-width
#else
  return 2u << bits;
#endif
}

__host__ __device__ unsigned both(unsigned n) {
  return 1u << (n % 33);                         // DIAG: shift-width
}

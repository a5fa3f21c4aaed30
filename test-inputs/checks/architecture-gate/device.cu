#include <cuda_runtime.h>

#define NEW_ARCHITECTURE 800

__global__ void gates(float *x) {
#if __CUDA_ARCH__ >= 700 // DIAG: architecture-gate
  x[0] = 1;
#else
  x[0] = 2;
#endif
#if defined(__CUDA_ARCH__) && 800 <= __CUDA_ARCH__ // DIAG: architecture-gate
  x[1] = 1;
#elif __CUDA_ARCH__ == 750 || __CUDA_ARCH__ == 720 // DIAG: architecture-gate
  x[1] = 2;
#endif
#if __CUDA_ARCH__ >= NEW_ARCHITECTURE // DIAG: architecture-gate
  x[2] = 1;
#endif
  x[3] = __CUDA_ARCH__; // DIAG: architecture-gate
#if __CUDA_ARCH__ / 100 >= 7 // DIAG: architecture-gate
  x[4] = 1;
#endif

  // Near misses: only whether it is device code; what all GPUs since Pascal answer alike.
#ifdef __CUDA_ARCH__
  x[5] = 1;
#endif
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 350
  x[6] = 1;
#endif
#if !defined __CUDA_ARCH__ || __CUDA_ARCH__ < 600
  x[7] = 1;
#endif
#if __CUDA_ARCH__
  x[8] = 1;
#endif
#if 0 && defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  x[9] = 1;
#endif
}

// In a comment: __CUDA_ARCH__ >= 800.
const char *text = "__CUDA_ARCH__ >= 800";
// COMPILES: no, __CUDA_ARCH__ in plain code means nothing to the host

// Near misses: the other part of the condition decides.
__global__ void forHip(int *x) {
#if __CUDA_ARCH__ >= 700 || defined(__HIP_PLATFORM_AMD__)
  *x = 1;
#endif
#if defined __HIPCC__ || (__CUDA_ARCH__ >= 800)
  *x = 2;
#endif
#if __CUDA_ARCH__ >= 700 && defined(__HIP_PLATFORM_AMD__) // DIAG: architecture-gate
  *x = 3;
#endif
#if __CUDA_ARCH__ >= 700 || !defined(__HIP_PLATFORM_AMD__) // DIAG: architecture-gate
  *x = 4;
#endif
}

// Branches that no unit compiles get no groups of 32 lanes, and a build may compile them.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

#ifdef WITHOUT_MASKS
__device__ inline float shuffle(float v, int lane) { return __shfl(v, lane); } // DIAG: meaning
__device__ inline float lower(float v) { return __shfl_down(v, 1); } // counted in the report above
__device__ inline float other(float v) { return __shfl_xor(v, 16, 32); }
__device__ inline int any(int condition) { return __any(condition); } // DIAG: meaning
#else
__device__ inline float shuffle(float v, int lane) { return __shfl(v, lane, 32); }
__device__ inline float lower(float v) { return __shfl_down(v, 1, 32); }
__device__ inline float other(float v) { return __shfl_xor(v, 16, 32); }
__device__ inline int any(int condition) { return warp32::any(condition); }
#endif

// The project's own code for AMD GPUs stays as it is.
#ifdef __HIP_PLATFORM_AMD__
__device__ inline float first(float v) { return __shfl(v, 0); }
#else
__device__ inline float first(float v) { return __shfl(v, 0, 32); }
#endif

__global__ void k(float *f) {
  float v = f[threadIdx.x];
  f[threadIdx.x] = shuffle(v, 3) + lower(v) + other(v) + first(v) + any(v > 0);
}

// The authors' function for HIP is another one than that for CUDA, on purpose: no meaning-differs.
#include <cuda_runtime.h>

#ifdef __HIP_PLATFORM_AMD__
__host__ __device__ inline int laneCount() { return 64; }
#else
__host__ __device__ inline int laneCount() { return 32; }
#endif

__global__ void count(int *lanes) { lanes[threadIdx.x] = laneCount(); }

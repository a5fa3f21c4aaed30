#include <cuda_runtime.h>

#ifndef __CUDA_ARCH__
// for the host's compiler
extern const dim3 blockDim;
extern const uint3 threadIdx, blockIdx;
#endif

extern __device__ __device_builtin__ void __syncthreads(void);
typedef __device_builtin__ struct Pair Pair;
struct Pair {
  int first, second;
};

#ifdef __INTELLISENSE__
extern const dim3 gridDim;
#endif

#ifndef __CUDA_ARCH__
extern const int warpSize;
#endif
#if __CUDA_ARCH__ < 320
#define ROTATE(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#else
#define ROTATE(x, n) __funnelshift_l((x), (x), (n))
#endif
__device__ unsigned rotated(unsigned x) { return ROTATE(x, 5); }

extern int blockDims;
extern const dim3 usualDim;
extern "C" void launch(float *out);

__global__ void k(float *out) { out[blockIdx.x * blockDim.x + threadIdx.x] = 0; }

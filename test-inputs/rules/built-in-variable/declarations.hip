#include <hip/hip_runtime.h>

#ifndef __HIP_DEVICE_COMPILE__
// for the host's compiler
#if !defined(__HIP_PLATFORM_AMD__) // HIP declares it with another type
extern const dim3 blockDim;
#endif
#if !defined(__HIP_PLATFORM_AMD__) // HIP declares it with another type
extern const uint3 threadIdx, blockIdx;
#endif
#endif

extern __device__ void __syncthreads(void);
typedef struct Pair Pair;
struct Pair {
  int first, second;
};

#ifdef __INTELLISENSE__
extern const dim3 gridDim;
#endif

#ifndef __HIP_DEVICE_COMPILE__
#if !defined(__HIP_PLATFORM_AMD__) // HIP declares it with another type
extern const int warpSize;
#endif
#endif
#if (__HIP_DEVICE_COMPILE__ * 600) < 320
#define ROTATE(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#else
#define ROTATE(x, n) __funnelshift_l((x), (x), (n))
#endif
__device__ unsigned rotated(unsigned x) { return ROTATE(x, 5); }

extern int blockDims;
extern const dim3 usualDim;
extern "C" void launch(float *out);

__global__ void k(float *out) { out[blockIdx.x * blockDim.x + threadIdx.x] = 0; }

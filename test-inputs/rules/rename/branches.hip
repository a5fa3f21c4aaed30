// Branches that only one of CUDA and HIP compiles.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include <hiprand/hiprand_kernel.h>

#ifdef CURAND_KERNEL_H_ // DIFFERS
int seeds = 1;
#else
int seeds = 0;
#endif

#define HAS_RANDOM defined(CURAND_KERNEL_H_)
#if HAS_RANDOM // DIFFERS
int more = 1;
#endif

// Near misses: macros that HIP has as well, branches for newer GPUs and for HIP, nothing but directives.
#if defined(HIP_INCLUDE_HIP_HIP_FP16_H)
__half number;
#endif
#ifdef __HIPCC__
__device__ int onDevice;
#endif
#if (__HIP_DEVICE_COMPILE__ * 600) >= 800 // DIAG: architecture-gate
__device__ int newer() { return 1; }
#else
__device__ int newer() { return 0; }
#endif
#ifdef __HIP_PLATFORM_AMD__
int amd = 1;
#endif
#ifdef __CUDACC_EXTENDED_LAMBDA__
int lambdas = 1;
#endif
#ifdef CURAND_KERNEL_H_
#define RANDOM 1
#endif

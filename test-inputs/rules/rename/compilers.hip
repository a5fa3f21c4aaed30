// Conditions on the compiler. The first one is for C++ that nvcc hands to the host's compiler.
#include <hip/hip_runtime.h>
#if defined(__cplusplus) && !defined(__HIPCC__)
#include <hip/hip_runtime.h>
#endif
#if !defined __HIPCC__ && defined __cplusplus
#define HOST_ONLY
#endif
#if defined(__HIPCC__) || defined(__HIPCC__)
#define HAS_KERNELS
#endif
#ifdef __HIPCC__
__global__ void k(float *a) { a[threadIdx.x] = 1; }
#endif

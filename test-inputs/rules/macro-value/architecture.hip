// Conditions on the architecture and on the version of CUDA.
#include <hip/hip_runtime.h>

#if defined(__HIP_DEVICE_COMPILE__) && (__HIP_DEVICE_COMPILE__ * 600) < 600
__device__ double atomicAdd(double *address, double value) { return *address += value; }
#endif

__host__ __device__ int where() {
#ifdef __HIP_DEVICE_COMPILE__
  return 1;
#else
  return 0;
#endif
}

#if 1 /* CUDART_VERSION >= 11000 */
int modern() { return 13000 /* CUDART_VERSION */; }
#else
#error too old
#endif

#ifdef __HIPCC__
__global__ void kernel(const int value) {}
#endif

void callback(hipStream_t, hipError_t, void *) {}

// Device addresses of the driver API are integers in CUDA and pointers in HIP.
#include <hip/hip_runtime.h>

hipError_t copy(hipDeviceptr_t base, float *host, size_t n, int stripe) { // DIAG: meaning
  hipError_t result = hipMemcpyHtoD((hipDeviceptr_t)((char *)(base) + (sizeof(float) * n)), host, n);
  size_t plain = n + stripe;
  return result == hipSuccess ? hipMemsetD8((hipDeviceptr_t)((char *)((hipDeviceptr_t)((char *)(base) + (4))) - (stripe)), 0, plain) : result;
}

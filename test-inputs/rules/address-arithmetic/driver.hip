// Device addresses of the driver API are integers in CUDA and pointers in HIP.
#include <hip/hip_runtime.h>

hipDeviceptr_t convert(size_t n, hipDeviceptr_t other) {
  hipDeviceptr_t a = (hipDeviceptr_t)(n), b = 0, c = other, d = (hipDeviceptr_t)n;
  a = (hipDeviceptr_t)(n * 2);
  *(reinterpret_cast<hipDeviceptr_t *>(&b)) = (hipDeviceptr_t)(n);
  c = (hipDeviceptr_t)((char *)(other) + (n));
  return a ? c : d;
}

hipError_t copy(hipDeviceptr_t base, float *host, size_t n, int stripe) {
  hipError_t result = hipMemcpyHtoD((hipDeviceptr_t)((char *)(base) + (sizeof(float) * n)), host, n);
  size_t plain = n + stripe;
  base = (hipDeviceptr_t)((char *)(base) + (n));
  base = (hipDeviceptr_t)((char *)(base) - (sizeof(float) * (n + stripe)));
  base = (hipDeviceptr_t)((unsigned long long)(base) & (~255ull));
  base = (hipDeviceptr_t)((unsigned long long)(base) << (1));
  plain += n - (unsigned long long)base;
  if (((char *)(base) - (char *)(((hipDeviceptr_t)((n) + (char *)(base))))) > 4)
    return hipSuccess;
  return result == hipSuccess ? hipMemsetD8((hipDeviceptr_t)((char *)((hipDeviceptr_t)((char *)(base) + (4))) - (stripe)), 0, plain) : result;
}

hipError_t bounds(const char *text, const volatile int *flag, float *plain) {
  hipDeviceptr_t base = reinterpret_cast<hipDeviceptr_t>((hipDeviceptr_t)(flag));
  size_t size = reinterpret_cast<hipDeviceptr_t>(plain) > base;
  return hipMemGetAddressRange(&base, &size, reinterpret_cast<hipDeviceptr_t>((hipDeviceptr_t)(text)));
}

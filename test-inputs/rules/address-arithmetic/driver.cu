// Device addresses of the driver API are integers in CUDA and pointers in HIP.
#include <cuda.h>

CUdeviceptr convert(size_t n, CUdeviceptr other) {
  CUdeviceptr a = n, b = 0, c = other, d = (CUdeviceptr)n;
  a = n * 2;
  *(reinterpret_cast<CUdeviceptr *>(&b)) = n;
  c = other + n;
  return a ? c : d;
}

CUresult copy(CUdeviceptr base, float *host, size_t n, int stripe) {
  CUresult result = cuMemcpyHtoD(base + sizeof(float) * n, host, n);
  size_t plain = n + stripe;
  base += n;
  base -= sizeof(float) * (n + stripe);
  base &= ~255ull;
  base <<= 1;
  plain += n - base;
  if (base - (n + base) > 4)
    return CUDA_SUCCESS;
  return result == CUDA_SUCCESS ? cuMemsetD8(base + 4 - stripe, 0, plain) : result;
}

CUresult bounds(const char *text, const volatile int *flag, float *plain) {
  CUdeviceptr base = reinterpret_cast<CUdeviceptr>(flag);
  size_t size = reinterpret_cast<CUdeviceptr>(plain) > base;
  return cuMemGetAddressRange(&base, &size, reinterpret_cast<CUdeviceptr>(text));
}

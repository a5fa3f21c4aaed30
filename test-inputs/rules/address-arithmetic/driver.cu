// Device addresses of the driver API are integers in CUDA and pointers in HIP.
#include <cuda.h>

CUresult copy(CUdeviceptr base, float *host, size_t n, int stripe) { // DIAG: meaning
  CUresult result = cuMemcpyHtoD(base + sizeof(float) * n, host, n);
  size_t plain = n + stripe;
  return result == CUDA_SUCCESS ? cuMemsetD8(base + 4 - stripe, 0, plain) : result;
}

// Calls that only tune, or that a stream's order makes needless, go; peers are found by address.
#include <hip/hip_runtime.h>

__global__ void second(float *p) {
  hipSuccess;
  p[threadIdx.x] += 1;
  hipSuccess;
}

hipError_t copy(hipDeviceptr_t to, hipCtx_t there, hipDeviceptr_t from, hipCtx_t here, hipStream_t stream) {
  if (hipSuccess != hipSuccess)
    return hipErrorUnknown;
  hipMemcpyDtoD(to, from, 64); // DIAG: meaning
  return hipMemcpyDtoDAsync(to, from, 64, stream);
}

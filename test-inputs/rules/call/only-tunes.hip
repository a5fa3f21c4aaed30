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

// Limits that HIP does not have. Others are set.
int limits(size_t bytes) {
  if ((static_cast<void>(bytes), hipSuccess) != hipSuccess) // DIAG: meaning
    return 1;
  (static_cast<void>(128), hipSuccess);
  (static_cast<void>(bytes), hipSuccess);
  return hipDeviceSetLimit(hipLimitMallocHeapSize, bytes);
}

// Members that HIP spells, nests or orders differently, also inside of unnamed members.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>

void semaphore(hipExternalSemaphoreHandleDesc *desc, const void *object) {
  desc->handle.NvSciSyncObj = object;
}

void node(hipKernelNodeParams *params, hipFunction_t kernel) {
  params->func = kernel;
  params->gridDim.x = params->gridDim.y = params->gridDim.z = 1;
  params->blockDim.x = 128;
  params->ctx = nullptr; // DIAG: unsupported-name
}

__device__ __half2 pair(unsigned short low, unsigned short high) {
  __half2_raw bits;
  bits.x = low;  // DIAG: unsupported-name
  bits.y = high; // DIAG: unsupported-name
  return bits;
}

hipMemsetParams fill(void *memory) {
  hipMemsetParams params = {};
  params.dst = memory;
  return params;
}

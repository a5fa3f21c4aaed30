// Members that HIP spells, nests or orders differently, also inside of unnamed members.
#include <cuda.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

void semaphore(cudaExternalSemaphoreHandleDesc *desc, const void *object) {
  desc->handle.nvSciSyncObj = object;
}

void node(CUDA_KERNEL_NODE_PARAMS *params, CUfunction kernel) {
  params->func = kernel;
  params->gridDimX = params->gridDimY = params->gridDimZ = 1;
  params->blockDimX = 128;
  params->ctx = nullptr; // DIAG: unsupported-name
}

__device__ __half2 pair(unsigned short low, unsigned short high) {
  __half2_raw bits;
  bits.x = low;  // DIAG: unsupported-name
  bits.y = high; // DIAG: unsupported-name
  return bits;
}

cudaMemsetParams fill(void *memory) {
  cudaMemsetParams params = {};
  params.dst = memory;
  return params;
}

// Calls that only tune, or that a stream's order makes needless, go; peers are found by address.
#include <cuda.h>
#include <cuda_runtime.h>

__global__ void second(float *p) {
  cudaGridDependencySynchronize();
  p[threadIdx.x] += 1;
  cudaTriggerProgrammaticLaunchCompletion();
}

CUresult copy(CUdeviceptr to, CUcontext there, CUdeviceptr from, CUcontext here, CUstream stream) {
  if (cudaCtxResetPersistingL2Cache() != cudaSuccess)
    return CUDA_ERROR_UNKNOWN;
  cuMemcpyPeer(to, there, from, here, 64); // DIAG: meaning
  return cuMemcpyPeerAsync(to, there, from, here, 64, stream);
}

// Limits that HIP does not have. Others are set.
int limits(size_t bytes) {
  if (cudaDeviceSetLimit(cudaLimitPersistingL2CacheSize, bytes) != cudaSuccess) // DIAG: meaning
    return 1;
  cudaDeviceSetLimit(cudaLimitMaxL2FetchGranularity, 128);
  cuCtxSetLimit(CU_LIMIT_PERSISTING_L2_CACHE_SIZE, bytes);
  return cudaDeviceSetLimit(cudaLimitMallocHeapSize, bytes);
}

// A library that is loaded before CUDA's: its functions must be called like HIP's.
#include <cublas_v2.h>
#include <cuda_runtime.h>

#include <cstdio>

extern "C" cublasStatus_t cublasDestroy(cublasHandle_t handle);

extern "C" cudaError_t cudaFree(void *pointer) {
  std::printf("freed %p\n", pointer);
  return cudaSuccess;
}

void finish(cublasHandle_t handle, void *pointer) {
  cublasDestroy(handle);
  cudaFree(pointer);
}

// A library that is loaded before CUDA's: its functions must be called like HIP's.
#include <hipblas/hipblas.h>
#include <hip/hip_runtime.h>

#include <cstdio>

extern "C" hipblasStatus_t hipblasDestroy(hipblasHandle_t handle);

extern "C" hipError_t hipFree(void *pointer) {
  std::printf("freed %p\n", pointer);
  return hipSuccess;
}

void finish(hipblasHandle_t handle, void *pointer) {
  hipblasDestroy(handle);
  hipFree(pointer);
}

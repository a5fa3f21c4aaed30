// Libraries of the CPU that stand in for the GPU's are not installed: the program is told so by its
// own library, and can go on.
// WITHOUT: libblas.so.3 libfftw3.so.3 libfftw3f.so.3
// REPORT-NOWHERE: library-missing
#include <cstdio>

#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cufft.h>

__global__ void add(float *values, float what) { values[threadIdx.x] += what; }

int main() {
  cublasHandle_t handle = nullptr;
  cublasStatus_t created = cublasCreate(&handle);
  std::printf("cublasCreate: %s\n",
              created == CUBLAS_STATUS_NOT_INITIALIZED ? "not initialised" : "something else");
  float *values, result[4];
  cudaMalloc(&values, sizeof result);
  cudaMemset(values, 0, sizeof result);
  float two = 2;
  std::printf("cublasSscal: %s\n", cublasSscal(handle, 4, &two, values, 1) == CUBLAS_STATUS_SUCCESS
                                       ? "success"
                                       : "failure");
  for (cufftType type : {CUFFT_C2C, CUFFT_Z2Z}) {
    cufftHandle plan;
    std::printf("cufftPlan1d: %s\n", cufftPlan1d(&plan, 8, type, 1) == CUFFT_SETUP_FAILED
                                         ? "setup failed"
                                         : "something else");
  }
  // Random numbers and sparse matrices need nothing; nor do kernels.
  add<<<1, 4>>>(values, 1.5f);
  cudaMemcpy(result, values, sizeof result, cudaMemcpyDeviceToHost);
  std::printf("kernel: %.1f\n", result[3]);
  cudaFree(values);
  return 0;
}

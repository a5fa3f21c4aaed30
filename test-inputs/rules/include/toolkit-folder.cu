// Includes that name the folder of a toolkit, which editors and scripts write.
#include "/usr/local/cuda-10.1/targets/x86_64-linux/include/cuda_runtime.h"
#include </opt/cuda/include/thrust/device_vector.h>
#include "C:/Program Files/NVIDIA GPU Computing Toolkit/CUDA/v11.0/include/cublas_v2.h"

__global__ void add(float *x) { x[threadIdx.x] += 1; }

void run(thrust::device_vector<float> &x, cublasHandle_t handle) {
  add<<<1, 32>>>(thrust::raw_pointer_cast(x.data()));
  cublasDestroy(handle);
  cudaDeviceSynchronize();
}

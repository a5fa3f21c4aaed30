// Includes that name the folder of a toolkit, which editors and scripts write.
#include "hip/hip_runtime.h"
#include <thrust/device_vector.h>
#include "hipblas/hipblas.h"

__global__ void add(float *x) { x[threadIdx.x] += 1; }

void run(thrust::device_vector<float> &x, hipblasHandle_t handle) {
  hipLaunchKernelGGL(add, dim3(1), dim3(32), 0, 0, thrust::raw_pointer_cast(x.data()));
  hipblasDestroy(handle);
  hipDeviceSynchronize();
}

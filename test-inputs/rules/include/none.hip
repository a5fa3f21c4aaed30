// nvcc includes the runtime by itself; HIP compilers do not.
#include <hip/hip_runtime.h>
#include <cstdio>

__global__ void hello() { printf("%d\n", threadIdx.x); }

int main() {
  hipLaunchKernelGGL(hello, dim3(1), dim3(4), 0, 0);
  return hipDeviceSynchronize();
}

// Grid and block as lists.
#include <hip/hip_runtime.h>

__global__ void kernel(int *p);
template <typename T> __global__ void generic(T *p);

void launches(int *p, int n, hipStream_t stream) {
  hipLaunchKernelGGL(kernel, dim3(2, 2), dim3(8, 2), 256, 0, p);
  hipLaunchKernelGGL(kernel, dim3(unsigned(n) / 64, 1), dim3(64), 0, stream, p);
  hipLaunchKernelGGL(generic<int>, dim3(), dim3(32), 0, 0, p);
  hipLaunchKernelGGL(kernel, (dim3{2, 2}), dim3(unsigned{4}, 2), 0, 0, p);
}

// Grid and block as lists.
#include <cuda_runtime.h>

__global__ void kernel(int *p);
template <typename T> __global__ void generic(T *p);

void launches(int *p, int n, cudaStream_t stream) {
  kernel<<<{2, 2}, {8, 2}, 256>>>(p);
  kernel<<<{unsigned(n) / 64, 1}, 64, 0, stream>>>(p);
  generic<int><<<{}, {32}>>>(p);
  kernel<<<dim3{2, 2}, {unsigned{4}, 2}>>>(p);
}

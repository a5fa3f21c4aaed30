// Address and leak sanitizers have nothing to say of a correct program: not of how its kernels are
// registered, of fibers that change stacks, nor of what a worker keeps.
// FLAGS: -g -fsanitize=address
#include <cstdio>
#include <cuda_runtime.h>

__global__ void sums(const int *values, int *result) {
  __shared__ int parts[64];
  int sum = values[blockIdx.x * blockDim.x + threadIdx.x];
  for (int offset = warpSize / 2; offset > 0; offset /= 2)
    sum += __shfl_down(sum, offset);
  parts[threadIdx.x] = sum;
  __syncthreads();
  if (threadIdx.x == 0)
    for (int i = 0; i < int(blockDim.x); i += warpSize)
      atomicAdd(result, parts[i]);
}

int main() {
  constexpr int n = 1024;
  int *values, *result, sum = 0;
  cudaMallocManaged(&values, n * sizeof(int));
  for (int i = 0; i < n; ++i)
    values[i] = i;
  cudaMalloc(&result, sizeof(int));
  cudaMemset(result, 0, sizeof(int));
  sums<<<n / 64, 64>>>(values, result);
  cudaMemcpy(&sum, result, sizeof(int), cudaMemcpyDeviceToHost);
  std::printf("sum %d\n", sum);
  cudaFree(values);
  cudaFree(result);
}
